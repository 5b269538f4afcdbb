import { isJsonArray, type Json } from '../base/json.ts'
import { expressionNode } from './expression-node.ts'
import { isLogicOperator, logicOperators } from './logic-operators.ts'

/**
 * The literal paths that an expression reads from the event, each once, in the order in which they stand:
 * of `var`, `missing` and `missing_some`. Paths inside `map`, `reduce` ... are read from an element and are not listed.
 */
export function conditionVariables(expression: Json): readonly string[] {
  const paths = new Set<string>()
  collect(expression, paths)
  return [...paths]
}

function collect(expression: Json, paths: Set<string>): void {
  const node = expressionNode(expression)
  if (node.kind === 'list') for (const item of node.items) collect(item, paths)
  if (node.kind !== 'operation') return
  const { name, operands } = node
  if (!isLogicOperator(name)) {
    if (operands[0] !== undefined) collect(operands[0], paths)
    return
  }
  switch (logicOperators[name].role) {
    case 'variable':
      if (typeof operands[0] === 'string') paths.add(operands[0])
      for (const operand of operands.slice(1)) collect(operand, paths)
      return
    case 'missing':
    case 'missing_some':
      for (const operand of operands.flatMap((each): readonly Json[] => (isJsonArray(each) ? each : [each]))) {
        if (typeof operand === 'string') paths.add(operand)
        else collect(operand, paths)
      }
      return
    case 'iteration':
    case 'fold':
      for (const [index, operand] of operands.entries()) if (index !== 1) collect(operand, paths)
      return
    default:
      for (const operand of operands) collect(operand, paths)
  }
}
