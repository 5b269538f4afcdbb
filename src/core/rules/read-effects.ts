import { effectKinds, type EffectKind } from '../events/effect-kind.ts'
import type { MapEntry, MapNode, SyntaxNode } from '../syntax/syntax-tree.ts'
import type { MatcherScope } from './matcher-scope.ts'
import type { EffectsNode, ValueMatcherNode } from './policy-ast.ts'
import { readPrograms } from './read-program-test.ts'
import { asList, asMap, asWord, checkKeys, entryOf, valueSpan } from './reading.ts'
import { verdictWords } from './read-shell.ts'

type ReadValue = (scope: MatcherScope, node: SyntaxNode) => ValueMatcherNode | undefined

const quantifiers = ['some', 'every', 'none'] as const
/** Keys whose value is the parameter of an operator, or `use`, `any`, `all`, `not` over it. */
const targetOperators = { path: 'path', url: 'url', sql: 'sql', to: 'email' } as const
const connectives = ['any', 'all', 'not', 'use']

/** `effects: { some | every | none: { kind, path | url | program | sql | to } }` (L-70). */
export function readEffects(scope: MatcherScope, entry: MapEntry, readValue: ReadValue): EffectsNode | undefined {
  const { reading } = scope
  const map = asMap(reading, entry.value, '`effects`', valueSpan(entry))
  const settings = ['unmodelled', 'trees', 'opaque']
  if (map === undefined || !checkKeys(reading, map, [...quantifiers, ...settings], '`effects`')) return undefined
  const stated = map.entries.filter(({ key }) => quantifiers.some((name) => name === key.text))
  const [only] = stated
  const quantifier = quantifiers.find((name) => name === only?.key.text)
  if (only === undefined || quantifier === undefined || stated.length > 1) {
    reading.report('SLC210', entry.key.span, '`effects` needs one of `some`, `every` and `none`')
    return undefined
  }
  const test = asMap(reading, only.value, `\`${quantifier}\``, valueSpan(only))
  const known = ['kind', 'program', ...Object.keys(targetOperators)]
  if (test === undefined || !checkKeys(reading, test, known, `\`${quantifier}\` of \`effects\``)) return undefined
  const kinds = readKinds(scope, entryOf(test, 'kind'))
  const targets = readTargets(scope, test, readValue)
  const programEntry = entryOf(test, 'program')
  const program = programEntry && readPrograms(scope, programEntry, readValue)
  const unmodelled = readSetting(scope, map, 'unmodelled', ['fits', 'unknown', 'miss'])
  const trees = readSetting(scope, map, 'trees', ['unknown', 'miss'])
  const opaque = readSetting(scope, map, 'opaque', verdictWords)
  if (kinds === undefined || targets === undefined || (programEntry && !program)) return undefined
  if (unmodelled === 'wrong' || trees === 'wrong' || opaque === 'wrong') return undefined
  return {
    kind: 'effects',
    quantifier,
    kinds,
    ...targets,
    ...(program ? { program } : {}),
    unmodelled: unmodelled ?? 'fits',
    trees: trees ?? 'unknown',
    opaque: opaque ?? 'unknown',
    span: entry.key.span,
  }
}

function readSetting<const Word extends string>(
  { reading }: MatcherScope,
  map: MapNode,
  key: string,
  words: readonly Word[],
): Word | 'wrong' | undefined {
  const entry = entryOf(map, key)
  return entry && (asWord(reading, entry, words) ?? 'wrong')
}

/** One kind or a list; absent = every kind. */
function readKinds({ reading }: MatcherScope, entry: MapEntry | undefined): readonly EffectKind[] | undefined {
  if (entry === undefined) return []
  if (entry.value.kind !== 'list') {
    const kind = asWord(reading, entry, effectKinds)
    return kind && [kind]
  }
  const list = asList(reading, entry.value, '`kind`', valueSpan(entry))
  const kinds = list?.items.map((value) => asWord(reading, { key: entry.key, value }, effectKinds))
  return kinds?.every((kind) => kind !== undefined) ? kinds : undefined
}

type Targets = Pick<EffectsNode, keyof typeof targetOperators>

function readTargets(scope: MatcherScope, map: MapNode, readValue: ReadValue): Targets | undefined {
  const targets: { -readonly [Key in keyof Targets]: ValueMatcherNode } = {}
  for (const key of ['path', 'url', 'sql', 'to'] as const) {
    const entry = entryOf(map, key)
    if (entry === undefined) continue
    const test = readTarget(scope, entry, targetOperators[key], readValue)
    if (test === undefined) return undefined
    targets[key] = test
  }
  return targets
}

/** `path: { inside: x }` is `{ path: { inside: x } }`; `path: { use: name }` and its like stand for themselves. */
function readTarget(
  scope: MatcherScope,
  entry: MapEntry,
  operator: string,
  readValue: ReadValue,
): ValueMatcherNode | undefined {
  const { value } = entry
  if (value.kind !== 'map' || !value.entries.every(({ key }) => connectives.includes(key.text))) {
    return readValue(scope, wrapped(entry.key, operator, value))
  }
  const read = value.entries.map((one): ValueMatcherNode | undefined => {
    switch (one.key.text) {
      case 'any':
      case 'all': {
        const list = asList(scope.reading, one.value, `\`${one.key.text}\``, valueSpan(one))
        const items = list?.items.map((item) => readTarget(scope, { key: one.key, value: item }, operator, readValue))
        return items?.every((item) => item !== undefined) ? { kind: one.key.text, items, span: one.key.span } : undefined
      }
      case 'not': {
        const item = readTarget(scope, one, operator, readValue)
        return item && { kind: 'not', item, span: one.key.span }
      }
      default:
        return readValue(scope, { ...value, entries: [one] })
    }
  })
  if (!read.every((item) => item !== undefined)) return undefined
  const [first] = read
  return read.length === 1 ? first : { kind: 'all', items: read, span: value.span }
}

/** The parameter of an operator as the map in which it would stand. */
function wrapped(key: MapEntry['key'], operator: string, value: SyntaxNode): MapNode {
  return { kind: 'map', entries: [{ key: { ...key, text: operator }, value }], span: value.span }
}
