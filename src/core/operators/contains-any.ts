import { defineOperator } from './define-operator.ts'
import { checkFoldedTexts, foldingModifiers, textListParam } from './text-param.ts'
import { textTest } from './typed-test.ts'

/** The OR of `contains` over the given texts. Source: L-40. */
export const containsAny = defineOperator({
  name: 'contains_any',
  summary: 'at least one of the given texts stands in the text',
  judges: ['text'],
  param: textListParam,
  modifiers: foldingModifiers,
  isTextTest: true,
  check: checkFoldedTexts,
  bind: (parts) => textTest((text) => parts.some((part) => text.includes(part))),
  examples: [
    { param: ['foo', 'bar'], value: 'a bar', want: 'hit' },
    { param: ['foo', 'bar'], value: 'baz', want: 'miss' },
    { param: ['foo', 'bar'], value: ['a bar'], want: 'unknown' },
  ],
})
