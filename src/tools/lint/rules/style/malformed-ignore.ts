import { defineLintRule } from '../../define-lint-rule.ts'

const rule = '- id: no-shell\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n'

export const malformedIgnore = defineLintRule({
  name: 'malformed-ignore',
  code: 'SLC615',
  category: 'style',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a comment looks like an ignore and is none',
  why: 'It ignores nothing, and looks as if somebody had judged the finding that it was meant for.',
  fix: 'Write `# sluice-ignore NAME until=DAY -- reason`; the day may be left out.',
  examples: {
    bad: [
      `# sluice-ignore-next-line unused-list -- kept for others\n${rule}`,
      `# sluice-ignore until=2027-06-30 -- kept for others\n${rule}`,
      `# sluice-ignore unused-list until=2027-06-31 -- kept for others\n${rule}`,
    ],
    good: [`# Sluice ignores nothing of this rule.\n${rule}`],
  },
  since: '0.2.0',
  judgesIgnores: true,
  *check(_policy, _context, ignores = []) {
    for (const { problem } of ignores) if (problem !== undefined) yield problem
  },
})
