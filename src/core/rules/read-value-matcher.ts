import { limits } from '../base/limits.ts'
import type { OperatorModifiers } from '../operators/define-operator.ts'
import type { Span } from '../diagnostics/source.ts'
import { operatorByName, operators } from '../operators/registry.ts'
import type { MapEntry, MapNode, SyntaxNode } from '../syntax/syntax-tree.ts'
import { deeper, type MatcherScope } from './matcher-scope.ts'
import type { ValueMatcherNode } from './policy-ast.ts'
import { readOperand } from './read-operand.ts'
import { readShell } from './read-shell.ts'
import { readUse } from './read-use.ts'
import { asBoolean, asList, asMap, asWord, didYouMean, entryOf, valueSpan } from './reading.ts'

const quantifiers = ['some', 'every', 'none', 'count', 'sum'] as const
const modifierKeys = ['full', 'ignore_case', 'normalize', 'required', 'empty', 'absent'] as const
const structureKeys = ['any', 'all', 'not', 'use', 'exists'] as const

/** Every key that may stand in a map of tests of one value, except paths. */
export const valueMatcherKeys: readonly string[] = [
  ...operators.map((operator) => operator.name),
  'shell',
  ...quantifiers,
  ...modifierKeys,
  ...structureKeys,
]

/** What may stand below a path that can select several values. */
const nodesMatcherKeys: readonly string[] = [...quantifiers, ...structureKeys, 'empty', 'absent']

/** What a matcher stands below: one value, a path that can select several, or, where it is declared, not known yet. */
type Subject = { readonly kind: 'value' } | { readonly kind: 'nodes'; readonly path: Span } | { readonly kind: 'either' }

const oneValue: Subject = { kind: 'value' }

/**
 * A test of one value (L-16): a scalar (equals), a list (any of), or a map of tests that must all
 * hold. Below a path that can select several nodes (`nodes`) only quantifiers may stand (L-15).
 */
export function readValueMatcher(
  scope: MatcherScope,
  node: SyntaxNode,
  span = node.span,
  subject: Subject = oneValue,
): ValueMatcherNode | undefined {
  const below = deeper(scope, limits.expressionDepth, node)
  if (below === undefined) return undefined
  if (node.kind === 'map') return readTests(below, node, span, subject)
  if (node.kind === 'list' && node.items.some(isTest)) {
    const hint = 'write one map of tests, or `any:` before the list; `in:` compares with maps as data'
    scope.reading.report('SLC203', span, 'a list of tests stands where one test belongs', hint)
    return undefined
  }
  if (subject.kind === 'nodes') {
    reportNeedsQuantifier(scope, subject.path)
    return undefined
  }
  const name = node.kind === 'list' ? 'in' : 'equals'
  const key = { text: name, span }
  return readOperatorTest(below, { key, value: node }, noModifiers)
}

/** A map that reads as a test. In a list it would be data to compare with (L-16), which nobody means who writes tests. */
function isTest(node: SyntaxNode): boolean {
  return node.kind === 'map' && node.entries.length > 0 && node.entries.every(({ key: { text } }) => text.startsWith('$') || valueMatcherKeys.includes(text))
}

function reportUnknownOperator({ reading }: MatcherScope, span: Span, name: string, known: readonly string[]): void {
  reading.report('SLC301', span, `unknown operator \`${name}\``, didYouMean(name, known) ?? 'a path of an element begins with `$`')
}

function reportNeedsQuantifier(scope: MatcherScope, span: Span): void {
  scope.reading.report(
    'SLC308',
    span,
    'the path can select several values, so the test needs `some`, `every`, `none`, `count` or `sum`',
    'write `some: { ... }` if one fitting value is enough, `every: { ... }` if all must fit',
  )
}

function readTests(
  scope: MatcherScope,
  map: MapNode,
  span: Span,
  subject: Subject,
): ValueMatcherNode | undefined {
  const { reading } = scope
  if (asMap(reading, map, 'the test', span) === undefined) return undefined
  const modifiers = readModifiers(scope, map)
  const empty = readVerdictWord(scope, map, 'empty')
  const absent = readVerdictWord(scope, map, 'absent')
  const required = entryOf(map, 'required')
  const tests = map.entries.filter(({ key }) => !(modifierKeys as readonly string[]).includes(key.text))
  const items = tests.map((entry) => readTest(scope, entry, modifiers, subject))
  checkModifiersApply(scope, map)
  if (items.length === 0) {
    reading.report('SLC205', span, 'the test holds only modifiers and so is empty', 'add an operator')
    return undefined
  }
  if (!items.every((item) => item !== undefined)) return undefined
  const isRequired = required !== undefined && asBoolean(reading, required) === true
  const asksExists = entryOf(map, 'exists') !== undefined
  const [only] = items
  const standsAlone = items.length === 1 && !isRequired && !asksExists && empty === undefined && absent === undefined
  if (standsAlone && only !== undefined) return only
  return {
    kind: 'tests',
    items,
    required: isRequired,
    asksExists,
    span,
    ...(empty === undefined ? {} : { empty }),
    ...(absent === undefined ? {} : { absent }),
  }
}

function readTest(
  scope: MatcherScope,
  entry: MapEntry,
  modifiers: OperatorModifiers,
  subject: Subject,
): ValueMatcherNode | undefined {
  const { reading } = scope
  const name = entry.key.text
  if (name.startsWith('$')) {
    if (subject.kind !== 'nodes') return readPathTest(scope, entry)
    reportNeedsQuantifier(scope, subject.path)
    return undefined
  }
  switch (name) {
    case 'any':
    case 'all': {
      const list = asList(reading, entry.value, `\`${name}\``, valueSpan(entry))
      const items = list?.items.map((item) => readValueMatcher(scope, item, item.span, subject))
      return items?.every((item) => item !== undefined) ? { kind: name, items, span: entry.key.span } : undefined
    }
    case 'not': {
      const item = readValueMatcher(scope, entry.value, valueSpan(entry), subject)
      return item && { kind: 'not', item, span: entry.key.span }
    }
    case 'use':
      return readUse(scope, entry, 'value', (inner, node) => readValueMatcher(inner, node, node.span, subject), subject.kind)
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
      return readQuantifier(scope, entry, name, subject)
  }
  if (subject.kind === 'nodes') {
    if (valueMatcherKeys.includes(name)) reportNeedsQuantifier(scope, subject.path)
    else reportUnknownOperator(scope, entry.key.span, name, nodesMatcherKeys)
    return undefined
  }
  if (name === 'exists') {
    const want = asBoolean(reading, entry)
    return want === undefined ? undefined : { kind: 'exists', want, span: entry.key.span }
  }
  if (name === 'shell') return readShell(scope, entry, readValueMatcher)
  return readOperatorTest(scope, entry, modifiers)
}

function readQuantifier(
  scope: MatcherScope,
  entry: MapEntry,
  name: (typeof quantifiers)[number],
  subject: Subject,
): ValueMatcherNode | undefined {
  const { reading } = scope
  if (subject.kind === 'value') {
    reading.report(
      'SLC308',
      entry.key.span,
      `\`${name}\` stands below a path that selects one value only`,
      'select the elements: `$.list[*]`',
    )
    return undefined
  }
  if (name === 'some' || name === 'every' || name === 'none') {
    const item = readValueMatcher(scope, entry.value, valueSpan(entry))
    return item && { kind: name, item, span: entry.key.span }
  }
  if (name === 'sum' && entry.value.kind === 'map' && entryOf(entry.value, 'strings') !== undefined) {
    return readDecimalSum(scope, entry, entry.value)
  }
  const ofEntry = name === 'count' && entry.value.kind === 'map' ? entryOf(entry.value, 'of') : undefined
  const testNode: SyntaxNode =
    ofEntry !== undefined && entry.value.kind === 'map'
      ? { ...entry.value, entries: entry.value.entries.filter((other) => other !== ofEntry) }
      : entry.value
  const test = readNumberTest(scope, testNode, valueSpan(entry))
  const of = ofEntry && readValueMatcher(scope, ofEntry.value, valueSpan(ofEntry))
  if (test === undefined || (ofEntry !== undefined && of === undefined)) return undefined
  const { span } = entry.key
  return name === 'sum' ? { kind: 'sum', test, span } : { kind: 'count', test, span, ...(of === undefined ? {} : { of }) }
}

/** `sum` beside `strings`: the tests are those of `number`, so that a sum is judged as exactly as one number (L-45). */
function readDecimalSum(scope: MatcherScope, entry: MapEntry, map: MapNode): ValueMatcherNode | undefined {
  const test = readOperatorTest(scope, { key: { ...entry.key, text: 'number' }, value: map }, noModifiers)
  if (test === undefined) return undefined
  const strings = entryOf(map, 'strings')?.value
  const isNumeric = strings?.kind === 'scalar' && strings.value === 'numeric'
  const { span } = entry.key
  return isNumeric ? { kind: 'sum', test, strings: 'numeric', span } : { kind: 'sum', test, span }
}

/** Operators that may judge a number of the engine: how many, how much. */
export const numberTests: readonly string[] = ['equals', 'not_equals', 'in', 'not_in', 'gt', 'gte', 'lt', 'lte', 'between']

/** A test of a number that the engine computed: how many, how much. */
function readNumberTest(scope: MatcherScope, node: SyntaxNode, span: Span): ValueMatcherNode | undefined {
  if (node.kind !== 'map') {
    if (node.kind === 'scalar' && typeof node.value === 'number') return readValueMatcher(scope, node, span)
    scope.reading.report('SLC203', span, 'a number, or a map such as `{ gte: 1, lte: 5 }`, belongs here')
    return undefined
  }
  for (const { key } of node.entries) {
    if (numberTests.includes(key.text)) continue
    const hint = didYouMean(key.text, numberTests) ?? `one of ${numberTests.map((name) => `\`${name}\``).join(', ')}`
    scope.reading.report('SLC301', key.span, `\`${key.text}\` is not a test of a number`, hint)
    return undefined
  }
  return readValueMatcher(scope, node, span)
}

function readOperatorTest(
  scope: MatcherScope,
  entry: MapEntry,
  modifiers: OperatorModifiers,
): ValueMatcherNode | undefined {
  const name = entry.key.text
  const definition = operatorByName(name)
  if (definition === undefined) {
    reportUnknownOperator(scope, entry.key.span, name, valueMatcherKeys)
    return undefined
  }
  if (definition.name === 'matches' && scope.permit && modifiers.full === undefined) {
    scope.reading.report(
      'SLC316',
      entry.key.span,
      '`matches` in a permit must say `full: true` or `full: false`',
      'with `full: true` the whole text must fit; `full: false` lets anything stand around it',
    )
  }
  const operand = readOperand(scope, entry, definition, modifiers)
  if (operand === undefined) return undefined
  return { kind: 'operator', definition, name: definition.name, operand, modifiers, span: entry.key.span, operandSpan: valueSpan(entry) }
}

/** What a path may be made of, for whoever wrote something else (L-16). */
const pathForms = "a path is `$` and then `.name`, `['name']`, `[0]`, `['a','b']`, `[*]`, `..name` or `..*`"

export function readPathTest(scope: MatcherScope, entry: MapEntry): ValueMatcherNode | undefined {
  const parsed = scope.names.parsePath(entry.key.text)
  if (!parsed.ok) {
    scope.reading.report('SLC307', entry.key.span, `the path \`${entry.key.text}\` is wrong: ${parsed.message}`, parsed.hint ?? pathForms)
    return undefined
  }
  const { path } = parsed
  const item = readValueMatcher(scope, entry.value, valueSpan(entry), path.isDefinite ? oneValue : { kind: 'nodes', path: entry.key.span })
  return item && { kind: 'path', path, item, span: entry.key.span }
}

const noModifiers: OperatorModifiers = Object.freeze({})

function readModifiers(scope: MatcherScope, map: MapNode): OperatorModifiers {
  const { reading } = scope
  const full = entryOf(map, 'full')
  const ignoreCase = entryOf(map, 'ignore_case')
  const normalize = entryOf(map, 'normalize')
  const words = normalize && asList(reading, normalize.value, '`normalize`', valueSpan(normalize))
  const folds = words?.items.map((item) =>
    asWord(reading, { key: normalize?.key ?? { text: 'normalize', span: item.span }, value: item }, [
      'nfkc',
      'invisible',
      'case',
    ]),
  )
  if (full === undefined && ignoreCase === undefined && normalize === undefined) return noModifiers
  const fullValue = full && asBoolean(reading, full)
  const ignoreCaseValue = ignoreCase && asBoolean(reading, ignoreCase)
  return {
    ...(fullValue === undefined ? {} : { full: fullValue }),
    ...(ignoreCaseValue === undefined ? {} : { ignoreCase: ignoreCaseValue }),
    ...(folds?.every((fold) => fold !== undefined) ? { normalize: folds } : {}),
  }
}

const modifierNames = { full: 'full', ignore_case: 'ignoreCase', normalize: 'normalize' } as const

/** A modifier beside operators none of which it concerns would be ignored silently (L-02). */
function checkModifiersApply(scope: MatcherScope, map: MapNode): void {
  for (const [key, modifier] of Object.entries(modifierNames)) {
    const entry = entryOf(map, key)
    if (entry === undefined) continue
    const tests = map.entries.map((other) => operatorByName(other.key.text)).filter((found) => found !== undefined)
    if (tests.some((definition) => definition.modifiers.includes(modifier))) continue
    scope.reading.report('SLC342', entry.key.span, `\`${key}\` means nothing beside the tests that stand here`)
  }
}

function readVerdictWord(
  scope: MatcherScope,
  map: MapNode,
  key: 'empty' | 'absent',
): 'hit' | 'miss' | 'unknown' | undefined {
  const entry = entryOf(map, key)
  return entry && asWord(scope.reading, entry, ['hit', 'miss', 'unknown'])
}

/** A value matcher where it is declared, before any use says what stands above it. */
export function readDeclaredMatcher(scope: MatcherScope, node: SyntaxNode): void {
  readValueMatcher(scope, node, node.span, { kind: 'either' })
}
