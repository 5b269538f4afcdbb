import { canonicalJson } from '../../../../core/base/canonical-json.ts'
import type { Json } from '../../../../core/base/json.ts'
import { compileValue } from '../../../../core/conditions/compile-condition.ts'
import { CONDITION_ABSENT } from '../../../../core/conditions/condition-data.ts'
import { expressionNode, type ExpressionNode } from '../../../../core/conditions/expression-node.ts'
import { isLogicOperator, logicOperators } from '../../../../core/conditions/logic-operators.ts'
import { truthOf } from '../../../../core/conditions/outcome.ts'
import { conditionScope } from '../../../../core/rules/condition-scope.ts'
import type { RuleNode } from '../../../../core/rules/policy-ast.ts'
import { entryOf, spanAt } from '../../../../core/rules/reading.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

export const constantCondition = defineLintRule({
  name: 'constant-condition',
  code: 'SLC407',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a condition, or a part of it, says the same on every event',
  why: 'It was written to tell events apart and does not. Often a name stands where `{ var: name }` was meant, so that two texts are compared.',
  fix: 'Read the event with `{ var: path }`, or take the part out.',
  examples: {
    bad: [
      '- id: turns\n  event: tool_call\n  match: { tool: bash }\n  when: { ">": [50, 10] }\n  skip: Not run. Do not retry.\n',
      '- id: agents\n  event: tool_call\n  when: { and: [{ "===": [run.agent, dev] }, { ">": [{ var: run.turn }, 10] }] }\n  skip: Not run. Do not retry.\n',
      '- id: same\n  event: tool_call\n  when: { "!==": [{ var: args.from }, { var: args.from }] }\n  skip: Not run. Do not retry.\n',
    ],
    good: [
      '- id: turns\n  event: tool_call\n  match: { tool: bash }\n  when: { ">": [{ var: run.turn }, { "*": [5, 10] }] }\n  skip: Not run. Do not retry.\n',
      '- id: other\n  event: tool_call\n  when: { "!==": [{ var: args.from }, { var: args.to }] }\n  skip: Not run. Do not retry.\n',
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule, node } of rules) {
      const written = entryOf(node, 'when')?.value
      if (rule.when === undefined || written === undefined) continue
      for (const { path, on, what } of constantTruths(rule, rule.when.expression, [])) {
        yield { span: spanAt(written, path, on), message: what, hint: 'read the event with `{ var: path }`, or take it out' }
      }
    }
  },
})

type Path = readonly (string | number)[]

interface Constant {
  readonly path: Path
  readonly on: 'key' | 'value'
  readonly what: string
}

/** Looks where a truth is asked for: at the top, and below what only joins truths. */
function* constantTruths(rule: RuleNode, expression: Json, path: Path): Iterable<Constant> {
  const node = expressionNode(expression)
  if (readsNothing(expression)) {
    const truth = truthOf(compileValue(expression, conditionScope(rule.events))(noData))
    const always = { hit: 'is always true', miss: 'is always false', unknown: 'can never be judged' }[truth]
    yield { path, on: 'value', what: `this part of the condition reads nothing of the event and ${always}` }
    return
  }
  if (node.kind !== 'operation') return
  const at = (index: number): Path => [...path, node.name, ...(node.isBare ? [] : [index])]
  if (comparesWithItself(node)) {
    yield { path: [...path, node.name], on: 'key', what: `\`${node.name}\` compares a thing with itself` }
    return
  }
  for (const index of truthOperands(node)) yield* constantTruths(rule, node.operands[index] ?? null, at(index))
}

type Operation = Extract<ExpressionNode, { kind: 'operation' }>

/** The places of operands that are asked for their truth. */
function truthOperands({ name, operands }: Operation): readonly number[] {
  const every = operands.map((_, index) => index)
  switch (name) {
    case 'and':
    case 'or':
    case '!':
    case '!!':
      return every
    case 'if':
    case '?:':
      // Tests and answers take turns; a last answer stands alone.
      return every.filter((index) => index % 2 === 0 && index < operands.length - 1)
    default:
      return []
  }
}

function comparesWithItself({ name, operands }: Operation): boolean {
  const [left, right] = operands
  if (!isLogicOperator(name) || left === undefined || right === undefined || operands.length !== 2) return false
  const { role } = logicOperators[name]
  return (role === 'equality' || role === 'ordering') && canonicalJson(left) === canonicalJson(right)
}

/** Literals, and what JsonLogic computes from them. Operators of Sluice may ask the run or the world. */
function readsNothing(expression: Json): boolean {
  const node = expressionNode(expression)
  switch (node.kind) {
    case 'constant':
      return true
    case 'list':
      return node.items.every(readsNothing)
    case 'malformed':
      return false
    case 'operation': {
      if (!isLogicOperator(node.name)) return false
      const { role } = logicOperators[node.name]
      const readsItself = role === 'variable' || role === 'missing' || role === 'missing_some' || role === 'iteration' || role === 'fold'
      return !readsItself && node.operands.every(readsNothing)
    }
  }
}

const noData = { read: (): typeof CONDITION_ABSENT => CONDITION_ABSENT }
