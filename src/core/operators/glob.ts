import { foldingsOf, foldText } from '../text/fold-text.ts'
import { fitPieces } from '../text/tool-name-pattern.ts'
import { defineOperator } from './define-operator.ts'
import { foldingModifiers, textParam } from './text-param.ts'
import { textTest } from './typed-test.ts'

/**
 * The whole text fits the pattern: `*` stands for any run of characters, also none, line breaks and
 * `/` included; nothing else is special, as in tool names (L-17). For files use `path: { glob }`,
 * where a `*` stays within a folder (L-42, L-44). Source: L-40.
 */
export const glob = defineOperator({
  name: 'glob',
  summary: 'the whole text fits the given pattern, in which `*` stands for any run of characters',
  judges: ['text'],
  param: textParam,
  modifiers: foldingModifiers,
  foldsItself: true,
  isTextTest: true,
  check(pattern, modifiers) {
    const foldings = foldingsOf(modifiers)
    return !pattern.includes('*') && foldText(pattern, foldings) === '' ? 'is empty after `normalize`' : undefined
  },
  bind(pattern, modifiers) {
    // Piece by piece: a full-width star is a character of the text, not one of the pattern.
    const foldings = foldingsOf(modifiers)
    const fits = fitPieces(pattern.split('*').map((piece) => foldText(piece, foldings)))
    return textTest((text) => fits(foldText(text, foldings)))
  },
  examples: [
    { param: '*.txt', value: 'a.txt', want: 'hit' },
    { param: '*.txt', value: 'a.txt.gz', want: 'miss' },
    { param: 'a?c', value: 'abc', want: 'miss' },
    { param: '*.txt', value: ['a.txt'], want: 'unknown' },
  ],
})
