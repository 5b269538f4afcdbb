import { defineOperator } from './define-operator.ts'
import { checkFoldedTexts, foldingModifiers, textListParam } from './text-param.ts'
import { textTest } from './typed-test.ts'

/** The AND of `contains` over the given texts, which may stand in any order and overlap. Source: L-40. */
export const containsAll = defineOperator({
  name: 'contains_all',
  summary: 'each of the given texts stands in the text',
  judges: ['text'],
  param: textListParam,
  modifiers: foldingModifiers,
  isTextTest: true,
  check: checkFoldedTexts,
  bind: (parts) => textTest((text) => parts.every((part) => text.includes(part))),
  examples: [
    { param: ['foo', 'bar'], value: 'bar foo', want: 'hit' },
    { param: ['foo', 'bar'], value: 'foo only', want: 'miss' },
    { param: ['foo', 'bar'], value: { foo: 'bar' }, want: 'unknown' },
  ],
})
