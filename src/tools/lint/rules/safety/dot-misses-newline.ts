import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { readPattern } from '../../pattern-parts.ts'
import { isStopping, operatorOf, type OperatorTest } from '../../placed-test.ts'

export const dotMissesNewline = defineLintRule({
  name: 'dot-misses-newline',
  code: 'SLC510',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a pattern that must reach an end of the text stops at a line break',
  why: 'In RE2 a `.` fits anything but a line break. Where the pattern has to reach the start or end of the text, one line break in it is enough to get past the guard.',
  fix: 'Begin the pattern with `(?s)`, so that `.` fits line breaks too, or leave the end of the text open.',
  examples: {
    bad: [
      `- id: no-orders
  event: tool_call
  match: { tool: post_comment, args: { $.body: { matches: "/deploy.*", full: true } } }
  skip: Not posted. Do not give orders to bots.
`,
      `- id: no-orders
  event: tool_call
  match: { tool: post_comment, args: { $.body: { matches: "^.*/deploy" } } }
  skip: Not posted. Do not give orders to bots.
`,
    ],
    good: [
      `- id: no-orders
  event: tool_call
  match: { tool: post_comment, args: { $.body: { matches: "(?s)/deploy.*", full: true } } }
  skip: Not posted. Do not give orders to bots.
`,
      `- id: no-orders
  event: tool_call
  match: { tool: post_comment, args: { $.body: { matches: "/deploy .*now" } } }
  skip: Not posted. Do not give orders to bots.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    for (const test of tests) {
      const operator = operatorOf(test)
      if (operator?.name !== 'matches' || !isStopping(test) || operator.operand.kind !== 'literal' || operator.operand.list !== undefined) continue
      const { param } = operator.operand
      if (typeof param !== 'string') continue
      const { isAnchoredAtStart, isAnchoredAtEnd, dot } = readPattern(param)
      if (dot === undefined || !(operator.modifiers.full === true || isAnchoredAtStart || isAnchoredAtEnd)) continue
      yield {
        span: operator.operandSpan,
        message: 'a `.` of the pattern stops at a line break, so a text with one gets past',
        hint: 'begin the pattern with `(?s)`',
        ...withFix(operator),
      }
    }
  },
})

/** More texts fit afterwards, so a guard stops more. A block text is left alone: its first line says how it is read. */
function withFix({ operandSpan: { source, start } }: OperatorTest): Pick<LintFinding, 'fix'> {
  const first = source.text[start]
  if (first === '|' || first === '>') return {}
  const begin = first === '"' || first === "'" ? start + 1 : start
  const flags = /^\(\?[a-z]+(?=\))/.exec(source.text.slice(begin, begin + 10))
  const at = begin + (flags?.[0].length ?? 0)
  return { fix: { safe: true, edits: [{ span: { source, start: at, end: at }, text: flags === null ? '(?s)' : 's' }] } }
}
