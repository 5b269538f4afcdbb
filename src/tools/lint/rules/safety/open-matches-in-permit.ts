import { defineLintRule } from '../../define-lint-rule.ts'
import { readPattern } from '../../pattern-parts.ts'
import { isLoosening, operatorOf } from '../../placed-test.ts'
import { subjectText } from '../../subject-name.ts'

export const openMatchesInPermit = defineLintRule({
  name: 'open-matches-in-permit',
  code: 'SLC511',
  category: 'safety',
  severity: 'warning',
  preset: 'strict',
  summary: 'a pattern lets an argument in, whatever stands around what it asks for',
  why: 'With `full: false` anything may stand before and behind the match. What is let in is then up to whoever writes the rest of the text.',
  fix: 'Write `full: true` and a pattern of the whole text.',
  examples: {
    bad: [
      `- id: ticket-needed
  severity: medium
  event: tool_call
  match: { tool: close_ticket }
  unless: { args: { $.reference: { matches: "T-[0-9]+", full: false } } }
  skip: Nothing was closed. Name the ticket.
`,
    ],
    good: [
      `- id: ticket-needed
  severity: medium
  event: tool_call
  match: { tool: close_ticket }
  unless: { args: { $.reference: { matches: "T-[0-9]+", full: true } } }
  skip: Nothing was closed. Name the ticket.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    for (const test of tests) {
      const operator = operatorOf(test)
      if (operator?.name !== 'matches' || operator.modifiers.full !== false || !isLoosening(test)) continue
      if (test.subject?.kind !== 'argument' || operator.operand.kind !== 'literal' || typeof operator.operand.param !== 'string') continue
      const { isAnchoredAtStart, isAnchoredAtEnd } = readPattern(operator.operand.param)
      if (isAnchoredAtStart && isAnchoredAtEnd) continue
      yield {
        span: operator.operandSpan,
        message: `the pattern lets in any \`${subjectText(test.subject)}\` that holds a match`,
        hint: 'write `full: true` and a pattern of the whole text',
      }
    }
  },
})
