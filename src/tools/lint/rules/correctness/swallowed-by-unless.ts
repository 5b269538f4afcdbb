import { newEffort } from '../../../../core/analysis/effort.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

export const swallowedByUnless = defineLintRule({
  name: 'swallowed-by-unless',
  code: 'SLC405',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: '`unless` lets through all that the rule hits, so the rule never fires',
  why: 'The rule looks like protection, but its `unless` holds wherever its `match` does.',
  fix: 'Narrow the `unless`, or widen the `match`, so that something is left between them.',
  examples: {
    bad: [
      '- id: payments\n  event: tool_call\n  match: { tool: pay, args: { $.level: { gt: 500 } } }\n  unless: { args: { $.level: { gt: 100 } } }\n  skip: Not paid. Do not retry.\n',
      '- id: names\n  event: tool_call\n  match: { tool: look_up, args: { $.name: { starts_with: tmp- } } }\n  unless: { tool: "look_*" }\n  skip: Not looked up. Do not retry.\n',
    ],
    good: ['- id: payments\n  event: tool_call\n  match: { tool: pay }\n  unless: { args: { $.level: { gt: 0, lte: 500 } } }\n  skip: Not paid. Do not retry.\n'],
  },
  since: '0.2.0',
  *check(_policy, context) {
    const meaning = context.meaning()
    const effort = newEffort(policyEffort)
    for (const { rule } of context.rules) {
      const { unless, match, events } = rule
      const [event] = events
      if (unless === undefined || event === undefined) continue
      const hits = { formula: meaning.ofRule(rule, event).demands, wanted: ['hit'] } as const
      const isLeft = { formula: meaning.ofMatcher(unless, true).formula, wanted: ['miss', 'unknown'] } as const
      if (!meaning.isImpossible([hits, isLeft], effort) || meaning.isImpossible([hits], effort)) continue
      yield {
        span: unless.span,
        message: `\`unless\` lets through all that rule \`${rule.id}\` hits`,
        hint: 'narrow it, or the rule never fires',
        related: [{ span: match?.span ?? rule.span, message: 'whatever this hits, the `unless` hits too' }],
      }
    }
  },
})

/** Steps of all questions about one policy. */
const policyEffort = 60_000
