import { defineLintRule } from '../../define-lint-rule.ts'

/** L-18: the day changes no decision, so only whoever reads the policy can be told. */
export const overdueShadow = defineLintRule({
  name: 'overdue-shadow',
  code: 'SLC425',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a shadow rule is past the last day of its trial',
  why: 'A rule in shadow mode stops nothing. A trial that outlives its day is a rule that everybody believes to be enforced.',
  fix: 'Enforce the rule by taking `mode` and `shadow_until` out, take the rule out, or set a later day.',
  examples: {
    bad: [
      '- id: no-deploy\n  event: tool_call\n  match: { tool: deploy }\n  mode: shadow\n  shadow_until: 2027-01-30\n  skip: Not run. Do not retry.\n',
    ],
    good: [
      '- id: no-deploy\n  event: tool_call\n  match: { tool: deploy }\n  mode: shadow\n  shadow_until: 2027-01-31\n  skip: Not run. Do not retry.\n',
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules, now }) {
    if (now === undefined) return
    for (const { rule } of rules) {
      const day = rule.shadowUntil
      if (day === undefined || now < day.endsAt) continue
      yield {
        span: day.span,
        message: `the trial of rule \`${rule.id}\` ended on \`${day.text}\`, and it still stops nothing`,
        hint: 'enforce the rule, take it out, or set a later day',
      }
    }
  },
})
