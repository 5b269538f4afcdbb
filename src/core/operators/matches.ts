import { foldText, type Folding } from '../text/fold-text.ts'
import { checkedPattern, compilePattern, type PatternOptions } from '../text/pattern.ts'
import { defineOperator, type OperatorModifiers } from './define-operator.ts'
import { textParam } from './text-param.ts'
import { textTest } from './typed-test.ts'

/**
 * A regular expression with the syntax and meaning of RE2: anywhere in the text unless `full: true`,
 * `$` is the end of the text, time is linear (L-40). `ignore_case` is RE2's own; `nfkc` and
 * `invisible` fold the value alone, so the pattern must be written in the folded form. In a permit
 * `full` must be stated (L-44).
 */
export const matches = defineOperator({
  name: 'matches',
  summary: 'the text matches the given RE2 pattern',
  judges: ['text'],
  param: textParam,
  modifiers: ['full', 'ignoreCase', 'normalize'],
  foldsItself: true,
  isTextTest: true,
  check(text, modifiers) {
    const result = compilePattern(text, optionsOf(modifiers))
    if (!result.ok) return `the pattern ${result.message}`
    return foldText(text, foldingsBefore(modifiers)) === text
      ? undefined
      : 'the pattern holds characters that `normalize` takes out of every value, so it could not match'
  },
  bind(text, modifiers) {
    const pattern = checkedPattern(text, optionsOf(modifiers))
    const foldings = foldingsBefore(modifiers)
    return textTest((value) => pattern.test(foldText(value, foldings)))
  },
  examples: [
    { param: 'b+', value: 'abbc', want: 'hit' },
    { param: '^ok$', value: 'ok\n', want: 'miss' },
    { param: 'a|ab', modifiers: { full: true }, value: 'ab', want: 'hit' },
    { param: 'b+', modifiers: { full: true }, value: 'abbc', want: 'miss' },
    { param: '^[A-Z]+$', modifiers: { ignoreCase: true }, value: 'ok', want: 'hit' },
    { param: 'straße', modifiers: { ignoreCase: true }, value: 'STRAßE', want: 'hit' },
    { param: '^\\d$', value: 1, want: 'unknown' },
  ],
})

/** What is folded before the pattern is asked; case is a matter of the pattern. */
function foldingsBefore(modifiers: OperatorModifiers): readonly Folding[] {
  return (modifiers.normalize ?? []).filter((folding) => folding !== 'case')
}

function optionsOf(modifiers: OperatorModifiers): PatternOptions {
  const ignoreCase = modifiers.ignoreCase === true || modifiers.normalize?.includes('case') === true
  return { full: modifiers.full ?? false, ignoreCase }
}
