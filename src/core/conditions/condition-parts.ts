import type { Json } from '../base/json.ts'
import { expressionNode } from './expression-node.ts'

/** A part of a `when` that has a verdict of its own: the whole, or an operand of its outer `and`, `or`, `!`. */
export interface ConditionPart {
  readonly kind: 'condition'
  readonly expression: Json
  /** From the whole expression. */
  readonly path: readonly (string | number)[]
}

const connectives: readonly string[] = ['and', 'or', '!']

/** The whole before its parts. An expression is bounded when it is loaded, and so are these. */
export function conditionParts(expression: Json, path: readonly (string | number)[] = []): readonly ConditionPart[] {
  const node = expressionNode(expression)
  const whole: ConditionPart = { kind: 'condition', expression, path }
  if (node.kind !== 'operation' || !connectives.includes(node.name)) return [whole]
  const { name, operands, isBare } = node
  // Right below `!` a variable that is not there is null, which it is nowhere else (L-52).
  if (name === '!' && operands.some(isVariable)) return [whole]
  return [whole, ...operands.flatMap((operand, index) => conditionParts(operand, [...path, name, ...(isBare ? [] : [index])]))]
}

function isVariable(expression: Json): boolean {
  const node = expressionNode(expression)
  return node.kind === 'operation' && node.name === 'var'
}
