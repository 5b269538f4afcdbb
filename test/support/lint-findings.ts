import { loadPolicy } from '../../src/core/load/load-policy.ts'
import type { LintRule } from '../../src/tools/lint/define-lint-rule.ts'
import { exampleText } from '../../src/tools/lint/example-text.ts'
import { lintPolicy } from '../../src/tools/lint/lint-policy.ts'

/** What one rule underlines in an example, in the order of the text. */
export function underlinedBy(rule: LintRule, example: string, now?: number): readonly string[] {
  const text = exampleText(example)
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  const found = lintPolicy(loaded.value, { rules: [rule], ...(now === undefined ? {} : { now }) })
  return found.map(({ at }) => (at.kind === 'source' ? text.slice(at.span.start, at.span.end) : at.kind))
}
