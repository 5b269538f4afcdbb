import { defineOperator } from './define-operator.ts'
import { checkFoldedTexts, foldingModifiers, textParam } from './text-param.ts'
import { textTest } from './typed-test.ts'

/** For texts only: whether a list holds an element is asked with `some` (L-15). Source: L-40. */
export const contains = defineOperator({
  name: 'contains',
  summary: 'the given text stands in the text',
  judges: ['text'],
  param: textParam,
  modifiers: foldingModifiers,
  isTextTest: true,
  check: checkFoldedTexts,
  bind: (part) => textTest((text) => text.includes(part)),
  examples: [
    { param: 'DROP', value: 'a; DROP TABLE b', want: 'hit' },
    { param: 'DROP', value: 'a; drop table b', want: 'miss' },
    { param: 'admin', modifiers: { normalize: ['nfkc', 'invisible', 'case'] }, value: 'Ad\u200bmin', want: 'hit' },
    { param: 'DROP', value: ['DROP'], want: 'unknown' },
    { param: 'a', value: '\ud800a', want: 'unknown' },
  ],
})
