import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { loadPolicy } from '../../core/load/load-policy.ts'
import type { LintExample, LintRule } from './define-lint-rule.ts'
import { exampleText } from './example-text.ts'
import { lintPolicy } from './lint-policy.ts'
import { lintRules } from './registry.ts'

/** The day of all examples, 2027-01-31, so that they may speak of days before and after it. */
const exampleNow = Date.UTC(2027, 0, 31)

/** What these rules find in an example. */
export function exampleFindings(rules: readonly LintRule[], example: LintExample): readonly Diagnostic[] {
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text: exampleText(example) } }])
  if (!loaded.ok) throw new Error(`does not load: ${loaded.diagnostics.map(({ message }) => message).join('; ')}`)
  return lintPolicy(loaded.value, { rules, now: exampleNow })
}

/** What a rule finds in an example of its own. A comment that ignores nothing can be told from one that does only where all rules are asked. */
export function ownFindings(rule: LintRule, example: LintExample): readonly Diagnostic[] {
  if (rule.judgesIgnores !== true) return exampleFindings([rule], example)
  return exampleFindings(lintRules, example).filter(({ code }) => code === rule.code)
}

/** What a program can do about the findings of a rule, as its bad examples show it. */
export type MachineFix = 'none' | 'some' | 'unsafe' | 'safe'

/** `some` = there is one for some findings, or some of the fixes are safe and others are not. */
export function machineFix(rule: LintRule): MachineFix {
  const kinds = new Set(
    rule.examples.bad
      .flatMap((example) => ownFindings(rule, example))
      .map(({ fix }): MachineFix => (fix === undefined ? 'none' : fix.safe ? 'safe' : 'unsafe')),
  )
  const [only = 'none', ...more] = kinds
  return more.length > 0 ? 'some' : only
}
