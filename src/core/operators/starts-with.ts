import { defineOperator } from './define-operator.ts'
import { checkFoldedTexts, foldingModifiers, textParam } from './text-param.ts'
import { textTest } from './typed-test.ts'

/** Case-sensitive; `ignore_case` and `normalize` fold both sides. Not for paths or hosts: use `path`, `url` (L-44). Source: L-40. */
export const startsWith = defineOperator({
  name: 'starts_with',
  summary: 'the text begins with the given text',
  judges: ['text'],
  param: textParam,
  modifiers: foldingModifiers,
  isTextTest: true,
  check: checkFoldedTexts,
  bind: (prefix) => textTest((text) => text.startsWith(prefix)),
  examples: [
    { param: 'git ', value: 'git push', want: 'hit' },
    { param: 'git ', value: 'Git push', want: 'miss' },
    { param: 'git ', modifiers: { ignoreCase: true }, value: 'Git push', want: 'hit' },
    { param: 'git ', value: ['git push'], want: 'unknown' },
    { param: '4', value: 42, want: 'unknown' },
  ],
})
