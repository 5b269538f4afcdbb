import { describe, expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import { findHidden, hiddenClasses, type HiddenClass } from './hidden-text.ts'

describe('classes (L-45)', () => {
  const members: readonly [HiddenClass, readonly [number, number][]][] = [
    ['tags', [[0xe0000, 0xe007f]]],
    ['bidi', [[0x202a, 0x202e], [0x2066, 0x2069]]],
    ['marks', [[0x200e, 0x200f], [0x61c, 0x61c]]],
    ['zero_width', [[0x200b, 0x200d], [0x2060, 0x2060], [0xfeff, 0xfeff]]],
    ['control', [[0, 8], [0xb, 0xc], [0xe, 0x1f], [0x7f, 0x9f]]],
  ]

  test.each(members)('%s is exactly its characters', (name, ranges) => {
    for (let code = 0; code <= 0xe_01_ff; code = code === 0x30_00 ? 0xfe00 : code === 0xff_ff ? 0xd_ff_ff : code + 1) {
      const isMember = ranges.some(([first, last]) => code >= first && code <= last)
      const want = isMember ? [{ start: 1, end: 1 + String.fromCodePoint(code).length, class: name }] : []
      expect(findHidden(`a${String.fromCodePoint(code)}b`, [name])).toEqual(want)
    }
  })
})

describe('spans', () => {
  test('neighbours of one class are one span, of two classes two', () => {
    expect(findHidden('a\u202e\u202db\u200e\u200bc', hiddenClasses)).toEqual([
      { start: 1, end: 3, class: 'bidi' },
      { start: 4, end: 5, class: 'marks' },
      { start: 5, end: 6, class: 'zero_width' },
    ])
  })

  test('only the classes asked for are found', () => {
    expect(findHidden('\u200e\u202a', ['bidi'])).toEqual([{ start: 1, end: 2, class: 'bidi' }])
    expect(findHidden('\u200e\u202a', [])).toEqual([])
  })
})

describe('emoji sequences (L-45)', () => {
  const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'

  test.each([
    ['the flag of a region', england],
    ['a family', '\u{1f469}\u200d\u{1f467}'],
    ['a skin tone before the joiner', '\u{1f468}\u{1f3fd}\u200d\u{1f4bb}'],
    ['a variation selector before the joiner', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
    ['three pictures', '\u{1f468}\u200d\u{1f469}\u200d\u{1f466}'],
    ['a sign behind the joiner', '\u{1f9d1}\u200d\u2695\ufe0f'],
  ])('%s is not hidden text', (_, text) => {
    expect(findHidden(`go ${text}!`, hiddenClasses)).toEqual([])
  })

  test.each([
    ['a joiner between letters', 'a\u200db', 1, 2],
    ['a joiner behind a picture alone', '\u{1f469}\u200d x', 2, 3],
    ['a second joiner', '\u{1f469}\u200d\u200d\u{1f467}', 2, 4],
    ['tags without a flag', 'x\u{e0067}\u{e0062}', 1, 5],
    ['tags behind another picture', '\u{1f600}\u{e0067}\u{e0062}\u{e0065}\u{e007f}', 2, 10],
    ['a flag without its end tag', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}', 2, 8],
    ['a flag with a long message', `\u{1f3f4}${'\u{e0061}'.repeat(9)}\u{e007f}`, 2, 22],
    ['tags behind a flag', `${england}\u{e0061}`, 14, 16],
  ])('%s is', (_, text, start, end) => {
    expect(findHidden(text, ['tags', 'zero_width']).map((span) => [span.start, span.end])).toEqual([[start, end]])
  })
})

test('a long text takes linear time', () => {
  const family = (size: number): string => '\u{1f469}\u200d'.repeat(size)
  expect(findHidden(family(200_000), hiddenClasses)).toHaveLength(1)
  expect(growth((size) => findHidden(family(size), hiddenClasses), 50_000)).toBeLessThan(LINEAR)
}, 60_000)
