import { expect, test } from 'vitest'
import type { TextEdit } from '../../core/diagnostics/diagnostic.ts'
import { loadPolicy } from '../../core/load/load-policy.ts'
import type { LintRule } from './define-lint-rule.ts'
import { exampleText } from './example-text.ts'
import { lintPolicy } from './lint-policy.ts'
import { lintRules } from './registry.ts'

const rules: readonly LintRule[] = lintRules

function findingsIn(rule: LintRule, text: string): ReturnType<typeof lintPolicy> {
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  if (!loaded.ok) throw new Error(`does not load: ${loaded.diagnostics.map(({ message }) => message).join('; ')}\n${text}`)
  return lintPolicy(loaded.value, { rules: [rule], now: Date.UTC(2027, 0, 31) })
}

/** The later edits first, so that none moves the place of another. */
function edited(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((current, { span, text: put }) => current.slice(0, span.start) + put + current.slice(span.end), text)
}

const mended = rules.flatMap((rule) =>
  rule.examples.bad.flatMap((example, index) => {
    const text = exampleText(example)
    const [finding] = findingsIn(rule, text)
    return finding?.fix === undefined ? [] : [{ name: `${rule.name} bad ${String(index + 1)}`, rule, text, edits: finding.fix.edits }]
  }),
)

test.each(mended)('$name: the fix leaves a policy that loads and has the finding no more', ({ rule, text, edits }) => {
  expect(findingsIn(rule, edited(text, edits)).length).toBe(findingsIn(rule, text).length - 1)
})
