import { describe, expect, test } from 'vitest'
import type { Span } from '../diagnostics/source.ts'
import { parseYaml } from '../syntax/parse-yaml.ts'
import type { MapNode } from '../syntax/syntax-tree.ts'
import {
  asBoolean, asList, asMap, asNames, asText, asTrue, asWord, checkKeys, createReading, entryOf, firstToken, isUsableScalar, missingKey, nodeAt, partOf, spanAt, valueSpan,
} from './reading.ts'

function treeOf(text: string): MapNode {
  const parsed = parseYaml({ name: 'p.yaml', text })
  if (!parsed.ok) throw new Error(parsed.diagnostics[0].message)
  return parsed.value.root
}

const shown = ({ source, start, end }: Span): string => source.text.slice(start, end)

/** What one reader says of `k`, with the text that it points at. */
function read<T>(value: string, how: (reading: ReturnType<typeof createReading>, entry: NonNullable<ReturnType<typeof entryOf>>) => T): { readonly value: T; readonly found: readonly string[] } {
  const entry = entryOf(treeOf(`a: 1\nk: ${value}\n`), 'k')
  if (entry === undefined) throw new Error('no entry')
  const reading = createReading()
  const result = how(reading, entry)
  return { value: result, found: reading.found().map(({ code, message, at }) => `${code} ${message} @ ${at.kind === 'source' ? shown(at.span) : ''}`) }
}

describe('a value where a text, map or list belongs (L-02)', () => {
  test.each<[string, string | undefined, readonly string[]]>([
    ['word', 'word', []],
    ['"5"', '5', []],
    ['5', undefined, ['SLC203 `k` must be a text, not a number @ 5']],
    ['true', undefined, ['SLC203 `k` must be a text, not a boolean @ true']],
    ['[x]', undefined, ['SLC203 `k` must be a value, not a list @ [x]']],
    ['""', undefined, ['SLC205 `k` is an empty text @ ""']],
    ['" "', undefined, ['SLC205 `k` is an empty text @ " "']],
    ['null', undefined, ['SLC204 `k` is null @ null']],
    ['', undefined, ['SLC204 `k` is null @ k']],
  ])('text: %s', (written, value, found) => {
    expect(read(written, (reading, entry) => asText(reading, entry.value, '`k`', valueSpan(entry)))).toEqual({ value, found })
  })

  test('a map and a list hold something', () => {
    expect(read('{ x: 1 }', (reading, entry) => asMap(reading, entry.value, '`k`')?.entries.length)).toEqual({ value: 1, found: [] })
    expect(read('{}', (reading, entry) => asMap(reading, entry.value, '`k`')).found).toEqual(['SLC205 `k` is an empty map @ {}'])
    expect(read('[]', (reading, entry) => asList(reading, entry.value, '`k`')).found).toEqual(['SLC205 `k` is an empty list @ []'])
    expect(read('5', (reading, entry) => asMap(reading, entry.value, '`k`')).found).toEqual(['SLC203 `k` must be a map, not a number @ 5'])
    expect(read('{ x: 1 }', (reading, entry) => asList(reading, entry.value, '`k`')).found).toEqual(['SLC203 `k` must be a list, not a map @ { x: 1 }'])
  })

  test('a word is one of those known; the nearest is proposed', () => {
    expect(read('shadow', (reading, entry) => asWord(reading, entry, ['enforce', 'shadow']))).toEqual({ value: 'shadow', found: [] })
    const reading = createReading()
    const entry = entryOf(treeOf('mode: shadwo\n'), 'mode')
    expect(entry && asWord(reading, entry, ['enforce', 'shadow'])).toBeUndefined()
    expect(reading.found()).toMatchObject([{ code: 'SLC206', severity: 'error', message: '`mode` cannot be `shadwo`', hint: 'did you mean `shadow`?' }])
  })

  test('flags and booleans are no texts', () => {
    expect(read('true', asTrue)).toEqual({ value: true, found: [] })
    expect(read('false', asTrue)).toEqual({ value: false, found: ['SLC206 `k` can only be `true` @ false'] })
    expect(read('false', asBoolean)).toEqual({ value: false, found: [] })
    expect(read('yes', asBoolean)).toEqual({ value: undefined, found: ['SLC203 `k` must be `true` or `false` @ yes'] })
  })

  test('names are one or a list, and one bad name is no list of the others', () => {
    expect(read('a', asNames)).toEqual({ value: ['a'], found: [] })
    expect(read('[a, b]', asNames)).toEqual({ value: ['a', 'b'], found: [] })
    expect(read('[a, 5, ""]', asNames)).toEqual({
      value: undefined,
      found: ['SLC203 an entry of `k` must be a text, not a number @ 5', 'SLC205 an entry of `k` is an empty text @ ""'],
    })
  })
})

describe('keys (L-02)', () => {
  test('an unknown one is an error with the nearest known one, or with all that are known', () => {
    const reading = createReading()
    expect(checkKeys(reading, treeOf('mtach: 1\nid: x\nzzz: 1\n'), ['id', 'match'], 'a rule')).toBe(false)
    expect(reading.found().map(({ code, message, hint }) => [code, message, hint])).toEqual([
      ['SLC201', 'unknown key `mtach` in a rule', 'did you mean `match`?'],
      ['SLC201', 'unknown key `zzz` in a rule', 'known here: `id`, `match`'],
    ])
    expect(checkKeys(createReading(), treeOf('id: x\n'), ['id'], 'a rule')).toBe(true)
  })

  test('a missing one is reported at the first token of its map', () => {
    const reading = createReading()
    const map = treeOf('x: 1\n')
    missingKey(reading, map, 'id', 'a rule')
    expect(reading.found()).toMatchObject([{ code: 'SLC202', message: 'a rule needs `id`', at: { span: { start: 0, end: 1 } } }])
    expect(firstToken(map)).toMatchObject({ start: 0, end: 1 })
  })
})

test('what is read twice is said once, what stands elsewhere again', () => {
  const map = treeOf('a: 1\nb: 1\n')
  const reading = createReading()
  for (const entry of [...map.entries, ...map.entries]) reading.report('SLC206', entry.key.span, 'the same words')
  expect(reading.found()).toHaveLength(2)
})

describe('the place of a part, for findings about it', () => {
  const root = treeOf('rule:\n  list: [a, { deep: "x" }]\n  none:\n')

  test.each<[readonly PropertyKey[], string]>([
    [['rule', 'list', 0], 'a'],
    [['rule', 'list', 1, 'deep'], '"x"'],
    [['rule', 'none'], 'none'],
    [['rule', 'missing'], 'list'],
    [['rule', 'list', 9], '[a, { deep: "x" }]'],
    [['rule', 'list', 1, 'deep', 'further'], '"x"'],
    [['rule', 'list'], '[a, { deep: "x" }]'],
  ])('%j', (path, want) => {
    expect(shown(spanAt(root, path))).toBe(want)
  })

  test('may be that of the key', () => {
    expect(shown(spanAt(root, ['rule', 'list'], 'key'))).toBe('list')
    expect(spanAt(root, [])).toBe(root.span)
  })

  test('a path that leads nowhere ends at the nearest node above', () => {
    expect(nodeAt(root, ['rule', 'list', 'x'])).toBe(nodeAt(root, ['rule', 'list']))
    expect(nodeAt(root, [])).toBe(root)
  })
})

test('an operand is a scalar that is neither null nor empty', () => {
  const usable = ['x', '0', 'false', '" "', '""', '""', 'null', '[1]'].map((written) => {
    const entry = entryOf(treeOf(`k: ${written}\n`), 'k')
    return entry !== undefined && isUsableScalar(entry.value)
  })
  expect(usable).toEqual([true, true, true, true, false, false, false, false])
})

test.each([
  ['skip: "Not ${tol}."\n', '${tol}', '${tol}'],
  ['skip: "$${tol} and ${tol}"\n', '${tol}', '${tol}'],
  ['skip: "Not \\u0024{tol}."\n', '${tol}', '"Not \\u0024{tol}."'],
])('a part of the text in %j is marked as it is written', (text, part, want) => {
  const value = entryOf(treeOf(text), 'skip')?.value
  const span = value && partOf(value.span, part)
  expect(span?.source.text.slice(span.start, span.end)).toBe(want)
  // The second of the two, since `$${` is text.
  if (text.includes('$${')) expect(span?.start).toBe(text.lastIndexOf(part))
})
