import { describe, expect, test } from 'vitest'
import { positionAt } from '../diagnostics/source.ts'
import { findStructureProblems } from './find-structure-problems.ts'

/** Each problem as `line:column message`, its related places behind it as `line:column`. */
function problems(text: string): readonly string[] {
  const place = (offset: number): string => {
    const { line, column } = positionAt(text, offset)
    return `${String(line)}:${String(column)}`
  }
  return findStructureProblems(text).map(({ start, message, related }) =>
    [`${place(start)} ${message}`, ...related.map((other) => place(other.start))].join(' '),
  )
}

describe('what is laid out as policies are has no problem', () => {
  test.each([
    'a:\n- b\n- c: d\n  e: f\ng: h\n',
    'a: [b, { c: d },\n  e]\nf: { "g": "h, i", \'j\': \'it\'\'s\' }\n',
    'a: >-\n  b: c\n  - [d\n\n  "e\nf: |\n  g\n',
    'a: b\n  c d\ne: "f\n  g"\n',
    '- - a: b\n    c: d\n  - e\n',
    '# a: [\na: b # [c\n',
    'a: {\n  b: c\n}\nd: [\n]\n',
    'a: [b#c, d:e, "f":g]\n',
  ])('%j', (text) => {
    expect(problems(text)).toEqual([])
  })
})

describe('a bracket that is not closed is found at its opening', () => {
  test.each([
    ['at the end of the entry', 'a: [b, c\nd: e\n', '1:4 the `[` is not closed 1:8'],
    ['before the bracket of another kind', 'a: { b: [c }\n', '1:9 the `[` is not closed 1:12'],
    // The outer one is open at the end, whichever was forgotten; those that were closed instead are named.
    ['inside another of its kind', 'a: { b: { c: { d: e }, f: g }\nh: i\n', '1:4 the `{` is not closed 1:9 1:14 1:29'],
  ])('%s', (_name, text, want) => {
    expect(problems(text)).toEqual([want])
  })
})

describe('a bracket too many', () => {
  test.each([
    ['behind the value', 'a: { b: c }}\n', '1:12 a closing bracket too many 1:11 1:4 1:1'],
    ['inside it', 'a: [b}, c]\n', '1:6 a closing bracket too many 1:4'],
  ])('%s', (_name, text, want) => {
    expect(problems(text)).toEqual([want])
  })

  test('or one too few in front of the whole line', () => {
    expect(problems('-  a: { b: c }, d: e }\n')).toEqual(['1:15 the value has ended, and more follows on the line 1:14 1:7 1:4'])
  })
})

describe('quotes', () => {
  test.each([
    ['one that the end of its entry leaves open', 'a: "b\nc: d\n', '1:4 the closing `"` is missing'],
    ['one that the next text closes', 'a: ["b, "c"]\n', '1:5 the `"` that begins here is closed in the wrong place 1:9'],
    ['one too many', "a: 'b'c'\n", "1:4 the `'` that begins here is closed in the wrong place 1:6"],
  ])('%s', (_name, text, want) => {
    expect(problems(text)).toEqual([want])
  })
})

describe('colons and commas', () => {
  test.each([
    ['no colon behind a key', 'a: b\nc d\n', '2:1 a key has no `:` behind it'],
    ['no colon in front of a brace', 'a: b\nc { d: e }\n', '2:1 a key has no `:` behind it'],
    ['no colon behind the key of a block', 'a:\n  b\n    c: d\n', '3:5 the indentation does not fit the lines above 2:3 1:1'],
    ['no comma', 'a: { b: [c] d: e }\n', '1:12 a `,` or `:` is missing between two entries 1:9'],
    ['no brace around a map', 'a: { b: c: d } }\n', '1:9 a map cannot begin in the middle of a line'],
  ])('%s', (_name, text, want) => {
    expect(problems(text)).toEqual([want])
  })
})

describe('columns', () => {
  test.each([
    ['an entry too deep', 'a: b\n c: d\ne: f\n', '2:2 the indentation does not fit the lines above 1:1'],
    ['an entry not deep enough', 'a:\n    b: c\n   d: e\n    f: g\n', '3:4 the indentation does not fit the lines above 2:5 1:1'],
    ['the first entry, seen at the second', 'a:\n  - b: c\n   d: e\n', '3:4 the indentation does not fit the lines above 2:5 2:3'],
    ['a tab', 'a:\n\tb: c\n', '2:1 a tab cannot indent'],
  ])('%s', (_name, text, want) => {
    expect(problems(text)).toEqual([want])
  })
})

test('each entry is judged by itself', () => {
  expect(problems('a: [b\nc: "d\ne: { f: g\n')).toEqual([
    '1:4 the `[` is not closed 1:5',
    '2:4 the closing `"` is missing',
    '3:4 the `{` is not closed 3:9',
  ])
})

test('no more than twenty are told', () => {
  expect(findStructureProblems('a: [\n'.repeat(1_000))).toHaveLength(20)
})
