import { defineMember, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import type { MapEntry, MapNode, SyntaxNode } from '../syntax/syntax-tree.ts'
import { toJson } from '../syntax/to-json.ts'
import { checkAxesUsed, checkCaseContext, checkStepsExpect, isTemplate } from './check-case-context.ts'
import type { TestCaseNode } from './policy-ast.ts'
import {
  asList,
  asMap,
  checkKeys,
  didYouMean,
  entryOf,
  firstToken,
  missingKey,
  valueSpan,
  type Reading,
} from './reading.ts'
import { caseKinds, decisionWords, expectationWords, verdictWords } from './test-words.ts'

const contextKeys = ['at', 'env', 'run', 'tools', 'world', 'checks', 'answers']
export const caseKeys: readonly string[] = [...caseKinds, ...contextKeys, 'each', 'matrix', 'name', 'expect']
const stepKeys = [...caseKinds.filter((kind) => kind !== 'steps'), ...contextKeys, 'expect']
const defaultKeys = [...caseKinds, ...contextKeys]

const partKeys: Readonly<Record<string, readonly string[]>> = {
  call: ['tool', 'args', 'args_text', 'mcp'],
  result: ['tool', 'args', 'args_text', 'mcp', 'result', 'outcome', 'error'],
  completion: ['prompt', 'history'],
  invalid: ['tool', 'args_text'],
}

export const expectKeys: readonly string[] = [
  'decision',
  'rule',
  'args',
  'result',
  'is_error',
  'patch',
  'tool_name',
  'reason',
  'labels',
  'shadow',
  'diagnostics',
]

export interface CasePlace {
  /** Verdicts of one rule can be expected only inside it (L-80). */
  readonly insideRule: boolean
  /** `test_defaults` of the file. */
  readonly fileDefaults?: MapNode
}

/** The cases below `tests:` of a map, with `test_defaults` merged in; shapes are checked, values are data (L-80). */
export function readTestCases(reading: Reading, map: MapNode, place: CasePlace): readonly TestCaseNode[] {
  const defaultsEntry = entryOf(map, 'test_defaults')
  const own = defaultsEntry && readDefaults(reading, defaultsEntry)
  const entry = entryOf(map, 'tests')
  const list = entry && asList(reading, entry.value, '`tests`', valueSpan(entry))
  return (list?.items ?? []).flatMap((node, index) => {
    const test = asMap(reading, node, 'a test case')
    if (test === undefined) return []
    const merged = mergeDefaults(mergeDefaults(test, own), place.fileDefaults)
    checkCase(reading, test, merged, place)
    return [{ value: mapToJson(merged), node, number: index + 1 }]
  })
}

export function readDefaults(reading: Reading, entry: MapEntry): MapNode | undefined {
  const defaults = asMap(reading, entry.value, '`test_defaults`', valueSpan(entry))
  if (defaults !== undefined) {
    checkKeys(reading, defaults, defaultKeys, '`test_defaults`')
    checkCaseContext(reading, defaults)
  }
  return defaults
}

/** A key of the case replaces the default; a case of another kind drops the default's kind. */
function mergeDefaults(test: MapNode, defaults: MapNode | undefined): MapNode {
  if (defaults === undefined) return test
  const isKind = (entry: MapEntry): boolean => (caseKinds as readonly string[]).includes(entry.key.text)
  const hasKind = test.entries.some(isKind)
  const added = defaults.entries.filter((entry) => {
    if (entryOf(test, entry.key.text) !== undefined) return false
    return !(hasKind && isKind(entry))
  })
  return { ...test, entries: [...test.entries, ...added] }
}

function mapToJson(map: MapNode): Json {
  const object: Record<string, Json> = {}
  for (const { key, value } of map.entries) defineMember(object, key.text, toJson(value))
  return object
}

function checkCase(reading: Reading, test: MapNode, merged: MapNode, place: CasePlace): void {
  const isClean = checkKeys(reading, test, caseKeys, 'a test case')
  const [kind, ...more] = merged.entries.filter(({ key }) => (caseKinds as readonly string[]).includes(key.text))
  for (const { key } of more) {
    reading.report('SLC210', key.span, `\`${key.text}\` stands beside \`${kind?.key.text ?? ''}\`: a case has one kind`)
  }
  if (kind === undefined && isClean) {
    reading.report('SLC338', firstToken(test), 'a test case states what happens', `one of ${caseKinds.join(', ')}`)
  }
  checkCaseContext(reading, test)
  const expectation = entryOf(test, 'expect')
  if (kind?.key.text === 'steps') {
    checkSteps(reading, kind, place)
    checkStepsExpect(reading, test, kind)
  } else if (kind !== undefined) checkPart(reading, kind)
  if (expectation === undefined && kind?.key.text !== 'steps' && isClean) {
    missingKey(reading, test, 'expect', 'a test case')
  }
  if (expectation !== undefined) checkExpectation(reading, expectation, place)
  const each = entryOf(test, 'each')
  if (each !== undefined) asList(reading, each.value, '`each`', valueSpan(each))
  checkMatrix(reading, test, each)
  checkAxesUsed(reading, merged)
  checkExpansion(reading, test)
}

/** Counts what `each` and `matrix` come to without making it. */
function checkExpansion(reading: Reading, test: MapNode): void {
  const [each, matrix] = [entryOf(test, 'each'), entryOf(test, 'matrix')]
  const key = (matrix ?? each)?.key
  const axes = [each, ...(matrix?.value.kind === 'map' ? matrix.value.entries : [])]
  const count = axes.reduce((product, axis) => product * (axis?.value.kind === 'list' ? axis.value.items.length : 1), 1)
  if (key === undefined || count <= limits.expandedCases) return
  const message = `the case expands to ${count} cases, more than ${limits.expandedCases}`
  reading.report('SLC344', key.span, message, 'make it smaller, or split it')
}

function checkMatrix(reading: Reading, test: MapNode, each: MapEntry | undefined): void {
  const matrix = entryOf(test, 'matrix')
  if (matrix === undefined) return
  if (each !== undefined) reading.report('SLC210', matrix.key.span, '`matrix` stands beside `each`')
  const map = asMap(reading, matrix.value, '`matrix`', valueSpan(matrix))
  for (const entry of map?.entries ?? []) asList(reading, entry.value, `\`${entry.key.text}\``, valueSpan(entry))
}

function checkSteps(reading: Reading, entry: MapEntry, place: CasePlace): void {
  const list = asList(reading, entry.value, '`steps`', valueSpan(entry))
  for (const item of list?.items ?? []) {
    const step = asMap(reading, item, 'a step')
    if (step === undefined) continue
    const isClean = checkKeys(reading, step, stepKeys, 'a step')
    const kinds = step.entries.filter(({ key }) => (caseKinds as readonly string[]).includes(key.text))
    const [kind, second] = kinds
    if (second !== undefined) reading.report('SLC210', second.key.span, 'a step has one kind')
    if (kind !== undefined) checkPart(reading, kind)
    else if (isClean) reading.report('SLC338', firstToken(step), 'a step states what happens')
    checkCaseContext(reading, step)
    const expectation = entryOf(step, 'expect')
    if (expectation !== undefined) checkExpectation(reading, expectation, place)
  }
}

function checkPart(reading: Reading, entry: MapEntry): void {
  const known = partKeys[entry.key.text]
  if (known === undefined || isTemplate(entry.value)) return
  const part = asMap(reading, entry.value, `\`${entry.key.text}\``, valueSpan(entry))
  if (part === undefined) return
  const isClean = checkKeys(reading, part, known, `\`${entry.key.text}\``)
  const needed = entry.key.text === 'completion' ? 'prompt' : 'tool'
  if (isClean && entryOf(part, needed) === undefined) missingKey(reading, part, needed, `\`${entry.key.text}\``)
  const [args, argsText] = [entryOf(part, 'args'), entryOf(part, 'args_text')]
  if (args !== undefined && argsText !== undefined) {
    reading.report('SLC210', argsText.key.span, '`args_text` stands beside `args`', 'a call has one of them')
  }
  if (entry.key.text === 'call' && args === undefined && argsText === undefined && isClean) {
    missingKey(reading, part, 'args', '`call`')
  }
}

function checkExpectation(reading: Reading, entry: MapEntry, place: CasePlace): void {
  const { value } = entry
  if (isTemplate(value)) return
  if (value.kind !== 'map') {
    checkWord(reading, value, valueSpan(entry), place, [...expectationWords, ...verdictWords])
    return
  }
  const map = asMap(reading, value, '`expect`', valueSpan(entry))
  if (map === undefined) return
  checkKeys(reading, map, expectKeys, '`expect`')
  const decision = entryOf(map, 'decision')
  if (decision !== undefined && !isTemplate(decision.value)) {
    checkWord(reading, decision.value, valueSpan(decision), place, [...decisionWords, 'refused'])
  }
}

function checkWord(
  reading: Reading,
  node: SyntaxNode,
  span: SyntaxNode['span'],
  place: CasePlace,
  words: readonly string[],
): void {
  const word = node.kind === 'scalar' ? node.value : undefined
  if (typeof word !== 'string' || !words.includes(word)) {
    const hint = didYouMean(String(word), words) ?? `one of ${words.map((known) => `\`${known}\``).join(', ')}`
    reading.report('SLC206', span, `\`${String(word)}\` cannot be expected`, hint)
    return
  }
  if (!place.insideRule && (verdictWords as readonly string[]).includes(word)) {
    reading.report(
      'SLC339',
      span,
      `the verdict \`${word}\` is expected outside a rule`,
      'a verdict is that of the rule that the case stands in; expect a decision here',
    )
  }
}
