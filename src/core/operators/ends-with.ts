import { defineOperator } from './define-operator.ts'
import { checkFoldedTexts, foldingModifiers, textParam } from './text-param.ts'
import { textTest } from './typed-test.ts'

/** Case-sensitive; `ignore_case` and `normalize` fold both sides. Not for hosts or file names: use `url`, `path` (L-44). Source: L-40. */
export const endsWith = defineOperator({
  name: 'ends_with',
  summary: 'the text ends with the given text',
  judges: ['text'],
  param: textParam,
  modifiers: foldingModifiers,
  isTextTest: true,
  check: checkFoldedTexts,
  bind: (suffix) => textTest((text) => text.endsWith(suffix)),
  examples: [
    { param: '.env', value: 'prod.env', want: 'hit' },
    { param: '.env', value: 'prod.env.txt', want: 'miss' },
    { param: '.env', value: { name: 'prod.env' }, want: 'unknown' },
  ],
})
