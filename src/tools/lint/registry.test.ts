import { describe, expect, test } from 'vitest'
import type { LintRule } from './define-lint-rule.ts'
import { exampleFindings } from './example-findings.ts'
import { lintRules } from './registry.ts'

const rules: readonly LintRule[] = lintRules

/** The codes of an example: those of its own rule, and of every rule that holds for everybody. */
function codesOf(rule: LintRule, example: string): readonly string[] {
  const asked = rules.filter((other) => other === rule || other.preset === 'recommended')
  return [...new Set(exampleFindings(asked, example).map(({ code }) => code))]
}

const examples = rules.flatMap((rule) => [
  ...rule.examples.bad.map((text, index) => ({ name: `${rule.name} bad ${String(index + 1)}`, rule, text, want: [rule.code] })),
  ...rule.examples.good.map((text, index) => ({ name: `${rule.name} good ${String(index + 1)}`, rule, text, want: [] })),
])

test.each(examples)('$name: it gives exactly its code, or none', ({ rule, text, want }) => {
  expect(codesOf(rule, text)).toEqual(want)
})

describe('codes and names', () => {
  test('are used once', () => {
    expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length)
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length)
  })

  const ranges = { correctness: /^SLC4\d\d$/, safety: /^SLC5\d\d$/, style: /^SLC6\d\d$/ }
  test.each(rules)('$code lies in the range of its category', ({ code, category }) => {
    expect(code).toMatch(ranges[category])
  })
})

describe('the words of a rule (message style)', () => {
  test.each(rules)('$name: the summary is one line, lower-case, without a final period', ({ summary }) => {
    expect(summary).toMatch(/^(?:`|[^A-Z\s]|JsonLogic|YAML|Sluice)[^\n]*[^.\s]$/)
  })

  test.each(rules)('$name says why and how to fix it, in sentences of one line', ({ why, fix }) => {
    for (const text of [why, fix]) expect(text).toMatch(/^[^\n]{10,300}\.$/)
  })
})
