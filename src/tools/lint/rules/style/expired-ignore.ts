import { defineLintRule } from '../../define-lint-rule.ts'

const header = 'sluice: 1\npack: { id: acme/example, version: 1.0.0 }\nlists:\n'
const rest = `  shells: [bash, sh]
rules:
  - id: no-shell
    event: tool_call
    match: { tool: { list: shells } }
    skip: The command did not run. Do not retry.
`

export const expiredIgnore = defineLintRule({
  name: 'expired-ignore',
  code: 'SLC614',
  category: 'style',
  severity: 'warning',
  preset: 'recommended',
  summary: 'the last day of an ignore is over',
  why: 'Past its day an ignore ignores nothing. Somebody meant to look again by then.',
  fix: 'Mend what it spoke of and take it out, or judge it anew and set a later day.',
  examples: {
    bad: [`${header}  # sluice-ignore unused-list until=2027-01-30 -- the rule follows with the next release\n${rest}`],
    good: [`${header}  # Unused until the next release.\n${rest}`],
  },
  since: '0.2.0',
  judgesIgnores: true,
  *check(_policy, _context, ignores = []) {
    for (const { until, isExpired } of ignores) {
      if (!isExpired || until === undefined) continue
      yield { span: until.span, message: `the ignore ended on \`${until.text}\``, hint: 'take it out, or judge it anew and set a later day' }
    }
  },
})
