import type { Goal } from '../../../../core/analysis/can-be.ts'
import { newEffort, type Effort } from '../../../../core/analysis/effort.ts'
import { findContradictions, hits, narrowest } from '../../../../core/analysis/find-contradiction.ts'
import type { PolicyMeaning } from '../../../../core/analysis/policy-meaning.ts'
import type { TestPart } from '../../../../core/analysis/test-part.ts'
import type { RuleNode } from '../../../../core/rules/policy-ast.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { exampleAudit } from '../../example-exception.ts'

export const deadPermit = defineLintRule({
  name: 'dead-permit',
  code: 'SLC406',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an `unless` or an exception lets nothing through',
  why: 'It fits nothing that its rule hits. What it was written for is still refused, or a mistake in it hides.',
  fix: 'Mend it so that it fits what is to be let through, or take it out.',
  examples: {
    bad: [
      '- id: payments\n  event: tool_call\n  match: { tool: pay, args: { $.level: { gt: 500 } } }\n  unless: { args: { $.level: { lte: 100 } } }\n  skip: Not paid. Do not retry.\n',
      '- id: payments\n  event: tool_call\n  match: { tool: pay }\n  unless: { any: [{ args: { $.level: { lte: 100 } } }, { tool: refund }] }\n  skip: Not paid. Do not retry.\n',
      exampleAudit('{ args: { $.level: 500 } }'),
    ],
    good: [
      '- id: payments\n  event: tool_call\n  match: { tool: pay }\n  unless: { args: { $.level: { lte: 100 } } }\n  skip: Not paid. Do not retry.\n',
      exampleAudit('{ args: { $.level: 600 } }'),
    ],
  },
  since: '0.2.0',
  *check(_policy, context) {
    const meaning = context.meaning()
    const effort = newEffort(policyEffort)
    const byName = new Map(context.rules.map(({ rule }) => [rule.fullName, rule]))
    for (const { rule } of context.rules) {
      if (rule.unless !== undefined) yield* deadParts(meaning, rule, meaning.ofMatcher(rule.unless, true), '`unless`', effort)
    }
    for (const { exception } of context.exceptions) {
      const part = meaning.ofMatcher(exception.match, true)
      for (const name of exception.rules) {
        const rule = byName.get(name)
        if (rule !== undefined) yield* deadParts(meaning, rule, part, `exception \`${exception.id}\``, effort)
      }
    }
  },
})

/** Steps of all questions about one policy. */
const policyEffort = 60_000

/** The permit as a whole, or those branches of its `any` that let nothing through. */
function* deadParts(meaning: PolicyMeaning, rule: RuleNode, permit: TestPart, what: string, effort: Effort): Iterable<LintFinding> {
  const [event] = rule.events
  if (event === undefined) return
  const { demands } = meaning.ofRule(rule, event)
  // A permit also turns what the rule cannot judge into a miss (L-12).
  const isAsked: Goal = { formula: demands, wanted: ['hit', 'unknown'] }
  if (meaning.isImpossible([{ formula: demands, wanted: ['hit'] }], effort)) return
  if (!meaning.isImpossible([isAsked, hits(permit)], effort)) {
    if (permit.kind !== 'any') return
    for (const branch of permit.parts) yield* deadParts(meaning, rule, branch, `this branch of ${what}`, effort)
    return
  }
  const match = rule.match && meaning.ofMatcher(rule.match, rule.action.name === 'allow')
  const isAlone = meaning.isImpossible([hits(permit)], effort)
  const [found] = isAlone ? findContradictions(meaning, permit, effort) : [{ part: narrowest(meaning, permit, [isAsked], effort) }]
  const part = found?.part ?? permit
  const other = isAlone ? found?.other : match && narrowest(meaning, match, [hits(part)], effort)
  yield {
    span: part.span,
    message: `${what} lets nothing through that rule \`${rule.id}\` hits`,
    hint: 'mend it, or take it out',
    ...(other === undefined ? {} : { related: [{ span: other.span, message: 'no event fits both' }] }),
  }
}
