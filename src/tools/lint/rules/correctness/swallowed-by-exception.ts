import { newEffort } from '../../../../core/analysis/effort.ts'
import { entryOf } from '../../../../core/rules/reading.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { exampleAudit } from '../../example-exception.ts'

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
    bad: [exampleAudit('{ args: { $.level: { gt: 0 } } }')],
    good: [exampleAudit('{ args: { $.level: { lte: 600 } } }'), exampleAudit('{ tool: pay }\n    whole_rule: true')],
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
