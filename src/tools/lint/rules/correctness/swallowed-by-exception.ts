import { newEffort } from '../../../../core/analysis/effort.ts'
import { entryOf } from '../../../../core/rules/reading.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

const guard = `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: payments
    event: tool_call
    match: { tool: pay, args: { $.level: { gt: 500 } } }
    skip: Not paid. Do not retry.
exceptions:
  - id: audit
    rules: [payments]
    reason: The yearly audit.
    owner: finance
    expires: 2027-12-31
`

export const swallowedByException = defineLintRule({
  name: 'swallowed-by-exception',
  code: 'SLC404',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an exception relieves a rule of all that it hits, so the rule never fires',
  why: 'An exception is meant to let one known case through. This one switches the rule off until its last day, and does not say so.',
  fix: 'Narrow the `match` of the exception; where the whole rule is meant to rest, say `whole_rule: true`.',
  examples: {
    bad: [`${guard}    match: { args: { $.level: { gt: 0 } } }\n`],
    good: [`${guard}    match: { args: { $.level: { lte: 600 } } }\n`, `${guard}    match: { tool: pay }\n    whole_rule: true\n`],
  },
  since: '0.2.0',
  *check(_policy, context) {
    const meaning = context.meaning()
    const effort = newEffort(policyEffort)
    const byName = new Map(context.rules.map(({ rule }) => [rule.fullName, rule]))
    for (const { exception, node } of context.exceptions) {
      if (entryOf(node, 'whole_rule') !== undefined) continue
      const { formula } = meaning.ofMatcher(exception.match, true)
      for (const name of exception.rules) {
        const rule = byName.get(name)
        const [event] = rule?.events ?? []
        if (rule === undefined || event === undefined) continue
        const demanded = { formula: meaning.ofRule(rule, event).demands, wanted: ['hit'] } as const
        if (!meaning.isImpossible([demanded, { formula, wanted: ['miss', 'unknown'] }], effort) || meaning.isImpossible([demanded], effort)) continue
        yield {
          span: exception.match.span,
          message: `exception \`${exception.id}\` relieves rule \`${rule.id}\` of all that it hits`,
          hint: 'narrow it, or say `whole_rule: true`',
          related: [{ span: rule.match?.span ?? rule.span, message: 'whatever this hits, the exception hits too' }],
        }
      }
    }
  },
})

/** Steps of all questions about one policy. */
const policyEffort = 60_000
