import { describe, expect, test } from 'vitest'
import { foldCase, foldingsOf, foldText, removeInvisible } from './fold-text.ts'
import { findHidden, hiddenClasses } from './hidden-text.ts'

describe('case (L-40)', () => {
  test.each([
    ['Prod', 'prod'],
    ['STRASSE', 'strasse'],
    ['stra\u00dfe', 'strasse'],
    ['\u1e9e', 'ss'],
    ['\u039f\u0394\u039f\u03a3', '\u03bf\u03b4\u03bf\u03c3'],
    ['\u03bf\u03b4\u03bf\u03c2', '\u03bf\u03b4\u03bf\u03c3'],
    ['\u212a', 'k'],
    ['\u017f', 's'],
    ['\u0130', 'i\u0307'],
    ['\u0131', '\u0131'],
    ['\u{10400}', '\u{10428}'],
    ['\ufb01', 'fi'],
  ])('%j folds to %j', (text, want) => {
    expect(foldCase(text)).toBe(want)
  })
})

describe('invisible', () => {
  test('takes out every class of hidden text (L-45), wherever it stands', () => {
    for (const [first, last] of [[0, 0x1f], [0x7f, 0x9f], [0x200b, 0x2069], [0x61c, 0x61c], [0xfeff, 0xfeff], [0xe0000, 0xe007f]] as const) {
      for (let code = first; code <= last; code++) {
        const text = `a${String.fromCodePoint(code)}b`
        if (findHidden(text, hiddenClasses).length > 0) expect(removeInvisible(text)).toBe('ab')
      }
    }
  })

  test.each([['\u00ad'], ['\u034f'], ['\u3164'], ['\ufe0f'], ['\u{e0100}'], ['\u200d']])('takes out %j', (character) => {
    expect(removeInvisible(`a${character}b`)).toBe('ab')
  })

  test.each([[' '], ['\t'], ['\n'], ['\r'], ['\u00a0'], ['\u2003'], ['-'], ['\u0301'], ['\u{1f600}']])('keeps %j', (character) => {
    expect(removeInvisible(`a${character}b`)).toBe(`a${character}b`)
  })
})

describe('together', () => {
  test.each([
    ['\uff41dmin', ['nfkc'], 'admin'],
    ['\uff21DMIN', ['case', 'nfkc'], 'admin'],
    ['ad\u200bmin', ['invisible'], 'admin'],
    ['a\u200b\u0301', ['nfkc', 'invisible'], '\u00e1'],
    ['ad-min', ['nfkc', 'invisible', 'case'], 'ad-min'],
    ['Admin', [], 'Admin'],
  ] as const)('%j folded by %j is %j', (text, foldings, want) => {
    expect(foldText(text, foldings)).toBe(want)
  })

  test('folding twice is folding once, for every character', () => {
    const wrong: string[] = []
    for (let code = 0; code <= 0x1_ff_ff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue
      const once = foldText(String.fromCodePoint(code), ['nfkc', 'invisible', 'case'])
      if (foldText(once, ['nfkc', 'invisible', 'case']) !== once) wrong.push(code.toString(16))
    }
    expect(wrong).toEqual([])
  })

  test('`ignore_case` is the folding `case` (L-40)', () => {
    expect(foldingsOf({ ignoreCase: true })).toEqual(['case'])
    expect(foldingsOf({ ignoreCase: true, normalize: ['nfkc', 'case'] })).toEqual(['nfkc', 'case'])
    expect(foldingsOf({ ignoreCase: false })).toEqual([])
  })
})
