import { defineLintRule } from '../../define-lint-rule.ts'
import { isAbsenceJudged } from '../../judged-absence.ts'
import { boundsOf, isAmountName } from '../../number-bounds.ts'
import { isStopping, operatorOf } from '../../placed-test.ts'
import { subjectName, subjectText } from '../../subject-name.ts'

export const absentArgumentPasses = defineLintRule({
  name: 'absent-argument-passes',
  code: 'SLC513',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a guard names the amounts that are too high, and a call without an amount passes',
  why: 'A bound in `match` misses where the amount is missing, null or below zero. The limit then holds only for calls that were honest enough to name a high amount.',
  fix: 'State the allowed range in `unless`, where everything else refuses: `unless: { args: { $.amount: { number: { gt: 0, lte: 500 } } } }` (L-13).',
  examples: {
    bad: [
      `- id: payment-cap
  event: tool_call
  match: { tool: pay, args: { $.amount: { gt: 500 } } }
  skip: Nothing was paid. Ask the user for a smaller amount.
`,
    ],
    good: [
      `- id: payment-cap
  event: tool_call
  match: { tool: pay }
  unless: { args: { $.amount: { number: { gt: 0, lte: 500 } } } }
  skip: Nothing was paid. Ask the user for a smaller amount.
`,
      `- id: many-results
  event: tool_call
  match: { tool: search, args: { $.page_size: { gt: 500 } } }
  skip: Not searched. Ask for at most 500.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, context) {
    for (const test of context.tests) {
      const operator = operatorOf(test)
      if (operator === undefined || test.subject?.kind !== 'argument' || test.place.role !== 'guard' || !isStopping(test)) continue
      if (!isAmountName(subjectName(test.subject)) || test.place.tools === undefined) continue
      const bounds = boundsOf(operator)
      if (!bounds.lower || bounds.upper || isAbsenceJudged(test, context)) continue
      yield {
        span: operator.span,
        message: `a call whose \`${subjectText(test.subject)}\` is missing or below zero passes`,
        hint: 'state the allowed range in `unless`: `number: { gt: 0, lte: ... }`',
      }
    }
  },
})
