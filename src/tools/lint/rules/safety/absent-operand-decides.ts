import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { operationsOf, variableOf, type Operation, type Variable } from '../../condition-operations.ts'
import { entryOf } from '../../../../core/rules/reading.ts'
import type { SyntaxNode } from '../../../../core/syntax/syntax-tree.ts'

export const absentOperandDecides = defineLintRule({
  name: 'absent-operand-decides',
  code: 'SLC516',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a condition lets a call run because an argument is missing',
  why: 'JsonLogic takes a missing `var` under `!=` and `!` for null, and a default for the value (L-52). So leaving the argument out is enough to get through.',
  fix: 'Take the default out, so that a missing value is unknown and refused, or test the argument with a matcher.',
  examples: {
    bad: [
      `- id: payment-cap
  event: tool_call
  match: { tool: pay }
  when: { ">": [{ var: [args.amount, 0] }, 500] }
  skip: Nothing was paid. Ask the user for a smaller amount.
`,
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
unmatched: { skip: The call did not run. Use a listed tool. }
rules:
  - id: other-accounts
    event: tool_call
    match: { tool: pay }
    when: { "!==": [{ var: args.account }, main] }
    allow: true
`,
    ],
    good: [
      `- id: payment-cap
  event: tool_call
  match: { tool: pay }
  when: { ">": [{ var: args.amount }, 500] }
  skip: Nothing was paid. Ask the user for a smaller amount.
`,
      `- id: few-results
  event: tool_call
  match: { tool: search }
  when: { "<": [{ var: [args.limit, 0] }, 1] }
  skip: Not searched. Say how many results you need.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule, node } of rules) {
      const when = rule.when === undefined ? undefined : entryOf(node, 'when')?.value
      if (when === undefined || !(rule.action.name === 'allow' || rule.action.definition.isGuard)) continue
      const letsRun = rule.action.name === 'allow' ? 'for' : 'against'
      for (const operation of operationsOf(when)) {
        if (operation.effect === undefined) continue
        yield* findingsOf(operation, operation.effect === letsRun)
      }
    }
  },
})

/** @param wanted the answer that lets the call run. */
function* findingsOf(operation: Operation, wanted: boolean): Iterable<LintFinding> {
  for (const operand of operation.operands) {
    const variable = variableOf(operand)
    if (variable?.path.startsWith('args.') !== true) continue
    const { fallback } = variable
    if (fallback !== undefined) {
      const answer = answerOf(operation, operand, fallback)
      if (answer !== wanted) continue
      yield finding(fallback.span, variable, 'take the default out: what is missing is then refused')
    } else if (wanted && isTrueOfNull(operation)) {
      yield finding(operation.key.span, variable, 'test the argument with a matcher, which does not take missing for different')
    }
  }
}

function finding(span: LintFinding['span'], { path }: Variable, hint: string): LintFinding {
  return { span, message: `a call without \`${path}\` is let through by this`, hint }
}

function isTrueOfNull({ name, operands }: Operation): boolean {
  if (name === '!') return true
  return (name === '!=' || name === '!==') && operands.some((operand) => operand.kind === 'scalar' && operand.value !== null)
}

/** What an ordering says where the default stands in for the value; undefined where other than two numbers are compared. */
function answerOf({ name, operands }: Operation, variable: SyntaxNode, fallback: SyntaxNode): boolean | undefined {
  const [left, right, ...more] = operands.map((operand) => numberOf(operand === variable ? fallback : operand))
  if (left === undefined || right === undefined || more.length > 0) return undefined
  switch (name) {
    case '>':
      return left > right
    case '>=':
      return left >= right
    case '<':
      return left < right
    case '<=':
      return left <= right
    default:
      return undefined
  }
}

function numberOf(node: SyntaxNode): number | undefined {
  return node.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined
}
