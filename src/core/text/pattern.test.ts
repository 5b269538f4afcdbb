import { describe, expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import { compilePattern, type Pattern, type PatternOptions } from './pattern.ts'

function pattern(text: string, options?: PatternOptions): Pattern {
  const result = compilePattern(text, options)
  if (!result.ok) throw new Error(result.message)
  return result.pattern
}

function refusal(text: string): string {
  const result = compilePattern(text)
  return result.ok ? 'loads' : result.message
}

describe('what is refused (L-40)', () => {
  test.each([
    ['(?=a)b', 'no lookaround'],
    ['(?!a)b', 'no lookaround'],
    ['(?<=a)b', 'no lookaround'],
    ['(?<!a)b', 'no lookaround'],
    ['(?>a)', 'no atomic groups'],
    ['(a)\\1', 'no backreferences'],
    ['(?P<n>a)\\k<n>', 'no backreferences'],
    ['a{1001}', 'invalid repeat count'],
    ['(a{100}){100}', 'invalid repeat count'],
    ['(', 'missing closing )'],
    ['[^]', 'missing closing ]'],
    ['\\u0041', 'invalid escape sequence'],
    ['a++', 'invalid nested repetition'],
    ['', 'must not be empty'],
    ['\ud800', 'half of a surrogate pair'],
    ['a'.repeat(2001), 'longer than 2000 characters'],
    ['(?:a{500}b{500}){2}', 'too costly'],
    ['a{900}b{900}c{900}', 'too costly'],
  ])('%j: %s', (text, about) => {
    expect(refusal(text)).toContain(about)
  })

  test('a thousand repetitions load', () => {
    expect(refusal('a{1000}')).toBe('loads')
  })
})

describe('RE2 meaning (L-40)', () => {
  test.each<[string, string, boolean, PatternOptions?]>([
    ['b+', 'abbc', true],
    ['b+', 'abbc', false, { full: true }],
    ['a|ab', 'ab', true, { full: true }],
    ['a|ab', 'abc', false, { full: true }],
    ['b+', 'bb\n', false, { full: true }],
    ['^ok$', 'ok\n', false],
    ['^ok$', 'no\nok', false],
    ['(?m)^ok$', 'no\nok', true],
    ['a.b', 'a\nb', false],
    ['a.b', 'a\rb', true],
    ['(?s)a.b', 'a\nb', true],
    ['\\s', '\u00a0', false],
    ['\\s', '\v', false],
    ['\\s', '\f', true],
    ['\\d', '\u0663', false],
    ['\\w', '\u00e9', false],
    ['(?i)k', '\u212a', true],
    ['K', 'k', true, { ignoreCase: true }],
    ['[A-Z]', 'k', true, { ignoreCase: true }],
    ['K', 'k', false],
    ['^.$', '\u{1f600}', true],
    ['^[\u{1f600}]$', '\u{1f600}', true],
    ['^\\p{Greek}$', '\u03b1', true],
    ['\\Qa.b\\E', 'axb', false],
  ])('%j on %j: %j %j', (text, subject, want, options) => {
    expect(pattern(text, options).test(subject)).toBe(want)
  })
})

describe('time', () => {
  test.each([
    ['(a+)+$', 'a', '!'],
    ['\\s+$', ' ', 'x'],
    ['[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+', 'a', ''],
    ['(?:a?){500}a{500}b', 'a', ''],
  ])('%j finds nothing in a long text that others never finish, in linear time', (text, unit, end) => {
    const read = pattern(text)
    const subject = (size: number): string => unit.repeat(size) + end
    expect(read.test(subject(100_000))).toBe(false)
    expect(read.spans(subject(100_000))).toEqual([])
    expect(growth((size) => read.test(subject(size)), 10_000)).toBeLessThan(LINEAR)
    expect(growth((size) => read.spans(subject(size)), 10_000)).toBeLessThan(LINEAR)
  }, 60_000)

  test('finding all matches gives up by a count where each match looks at all that follows', () => {
    expect(pattern('x+y|x').spans('x'.repeat(200_000))).toBeUndefined()
    expect(pattern('x+y|x').replaceAll('x'.repeat(200_000), '')).toBeUndefined()
    expect(pattern('x+y|x').spans('xx')).toEqual([{ start: 0, end: 1 }, { start: 1, end: 2 }])
  })

  test('many matches in a long text are no such case', () => {
    expect(pattern('[a-z]+@[a-z]+').spans('me@here, '.repeat(50_000))).toHaveLength(50_000)
    expect(pattern('a').spans('a'.repeat(100_000))).toHaveLength(100_000)
  })
})

describe('spans', () => {
  test('offsets are UTF-16 units, also behind characters of two units', () => {
    expect(pattern('b+').spans('\u{1f600}bb\u{1f600}b')).toEqual([{ start: 2, end: 4 }, { start: 6, end: 7 }])
    expect(pattern('.').spans('\u{1f600}a')).toEqual([{ start: 0, end: 2 }, { start: 2, end: 3 }])
    expect(pattern('[^a]+').spans('a\u{1f600}\u{1f601}a')).toEqual([{ start: 1, end: 5 }])
  })

  test('matches are leftmost-first and do not overlap', () => {
    expect(pattern('a|ab').spans('abab')).toEqual([{ start: 0, end: 1 }, { start: 2, end: 3 }])
    expect(pattern('aa').spans('aaa')).toEqual([{ start: 0, end: 2 }])
  })

  test('anchors and borders see the whole text', () => {
    expect(pattern('^a').spans('aa')).toEqual([{ start: 0, end: 1 }])
    expect(pattern('\\bb').spans('ab b')).toEqual([{ start: 3, end: 4 }])
  })

  test('matches of nothing are left out', () => {
    expect(pattern('a*').spans('baab')).toEqual([{ start: 1, end: 3 }])
    expect(pattern('x*').spans('abc')).toEqual([])
  })

  test('groups do not change what is found', () => {
    expect(pattern('(a)(b)?').spans('aab')).toEqual([{ start: 0, end: 1 }, { start: 1, end: 3 }])
  })
})

describe('replaceAll', () => {
  test('the replacement is literal (L-31)', () => {
    expect(pattern('(a)').replaceAll('xay', '$1\\1$&${1}')).toBe('x$1\\1$&${1}y')
  })

  test('every match is replaced once', () => {
    expect(pattern('a+').replaceAll('aabab\u{1f600}a', 'aa')).toBe('aabaab\u{1f600}aa')
    expect(pattern('z').replaceAll('abc', '-')).toBe('abc')
    expect(pattern('b').replaceAll('abc', '')).toBe('ac')
  })
})
