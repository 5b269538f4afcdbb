import { isJsonArray, type Json } from '../../../core/base/json.ts'
import { expressionNode } from '../../../core/conditions/expression-node.ts'

/** An expression after one small change, where it was made and what it was. */
export interface ConditionEdit {
  readonly expression: Json
  readonly path: readonly (string | number)[]
  readonly says: string
}

/** Operators that differ at the bound alone, or mean the opposite. */
const neighbours: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  and: 'or',
  or: 'and',
  some: 'all',
  all: 'some',
  none: 'some',
}

/** Every small change of a JsonLogic expression: another operator, an operand less, a number one up or down, a negation. */
export function* editCondition(expression: Json, path: readonly (string | number)[] = []): Iterable<ConditionEdit> {
  const node = expressionNode(expression)
  if (node.kind === 'constant' && typeof node.value === 'number') {
    for (const shifted of [node.value + 1, node.value - 1]) {
      yield { expression: shifted, path, says: `shifts ${String(node.value)} to ${String(shifted)}` }
    }
    return
  }
  if (node.kind === 'list') {
    yield* editOperands(node.items, path, (items) => [...items])
    return
  }
  if (node.kind !== 'operation') return
  const { name, operands, isBare } = node
  if (name === 'var' || name === 'missing' || name === 'missing_some') return
  const put = (items: readonly Json[]): Json => {
    const [only] = items
    return { [name]: isBare && only !== undefined ? only : [...items] }
  }
  const other = Object.hasOwn(neighbours, name) ? neighbours[name] : undefined
  if (other !== undefined) {
    yield { expression: { [other]: isBare ? (operands[0] ?? null) : [...operands] }, path, says: `turns \`${name}\` into \`${other}\`` }
  }
  if (name === '!' && operands[0] !== undefined) yield { expression: operands[0], path, says: 'takes `!` out' }
  if ((name === 'and' || name === 'or') && operands.length > 1) {
    for (const index of operands.keys()) {
      yield { expression: put(operands.filter((_other, at) => at !== index)), path: [...path, name, index], says: `takes an operand of \`${name}\` out` }
    }
  }
  yield* editOperands(operands, isBare ? path : [...path, name], put)
}

function* editOperands(
  operands: readonly Json[],
  path: readonly (string | number)[],
  put: (operands: readonly Json[]) => Json,
): Iterable<ConditionEdit> {
  for (const [index, operand] of operands.entries()) {
    if (isJsonArray(operand) && operand.length > 1 && operand.every((item) => typeof item !== 'object')) {
      for (const [gone, item] of operand.entries()) {
        const fewer = operand.filter((_other, at) => at !== gone)
        yield { expression: put(operands.with(index, fewer)), path: [...path, index, gone], says: `takes ${JSON.stringify(item)} out` }
      }
    }
    for (const edit of editCondition(operand, [...path, index])) yield { ...edit, expression: put(operands.with(index, edit.expression)) }
  }
}
