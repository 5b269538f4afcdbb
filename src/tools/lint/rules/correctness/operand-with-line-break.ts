import type { ValueMatcherNode } from '../../../../core/rules/policy-ast.ts'
import { visitTests } from '../../../../core/rules/visit-tests.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'

const guard = (operand: string): string =>
  `- id: no-drops\n  event: tool_call\n  match:\n    tool: note\n    args:\n      $.text:\n        ${operand}\n  skip: Not run. Do not retry.\n`

/** A block text keeps its last line break unless its header says otherwise (YAML 1.2, 8.1.1.2). */
export const operandWithLineBreak = defineLintRule({
  name: 'operand-with-line-break',
  code: 'SLC438',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a block text as operand ends in a line break, which the value would have to have as well',
  why: 'A text written with `|` or `>` ends in a line break. A test for it hits only values with that line break in the same place, so it hardly ever hits.',
  fix: 'Write `|-` or `>-`, which leaves the last line break out.',
  examples: {
    bad: [guard('contains: |\n          drop table'), guard('matches: >\n          drop (table|index)')],
    good: [guard('contains: |-\n          drop table'), guard('contains: "drop table\\n"')],
  },
  since: '0.2.0',
  *check(_policy, { rules, exceptions }) {
    const matches = [
      ...rules.flatMap(({ rule }) => [rule.match, rule.unless]),
      ...exceptions.map(({ exception }) => exception.match),
    ]
    const said = new Set<string>()
    for (const match of matches) {
      const found: Operator[] = []
      if (match !== undefined) visitTests(match, (node) => {
        if (node.kind === 'operator' && endsInBreak(node)) found.push(node)
      })
      for (const node of found) {
        const place = `${node.operandSpan.source.name} ${node.operandSpan.start}`
        if (!said.has(place)) yield finding(node)
        said.add(place)
      }
    }
  },
})

type Operator = Extract<ValueMatcherNode, { kind: 'operator' }>

function endsInBreak({ operand, operandSpan }: Operator): boolean {
  const isBlock = '|>'.includes(operandSpan.source.text.charAt(operandSpan.start) || ' ')
  return isBlock && operand.kind === 'literal' && typeof operand.param === 'string' && operand.param.endsWith('\n')
}

function finding({ name, operandSpan }: Operator): LintFinding {
  const { source, start } = operandSpan
  const [header = '|', style = '|', indent = ''] = /^([|>])[+-]?(\d?)[+-]?/.exec(source.text.slice(start, start + 3)) ?? []
  const span = { source, start, end: start + header.length }
  return {
    span,
    message: `the operand of \`${name}\` ends in a line break`,
    hint: `write \`${style}${indent}-\`, which leaves it out`,
    fix: { safe: false, edits: [{ span, text: `${style}${indent}-` }] },
  }
}
