import type { Json } from '../../../core/base/json.ts'
import type { OperatorModifiers } from '../../../core/operators/define-operator.ts'
import { operatorByName } from '../../../core/operators/registry.ts'
import type { ValueMatcherNode } from '../../../core/rules/policy-ast.ts'
import type { Edit } from './edit.ts'
import { editPatterns } from './edit-pattern.ts'
import { editParam } from './edit-param.ts'

type OperatorNode = Extract<ValueMatcherNode, { kind: 'operator' }>

/** Operators that differ at the bound alone, or mean the opposite. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  gt: ['gte'],
  gte: ['gt'],
  lt: ['lte'],
  lte: ['lt'],
  starts_with: ['contains'],
  ends_with: ['contains'],
  contains: ['starts_with', 'ends_with'],
  contains_any: ['contains_all'],
  contains_all: ['contains_any'],
}

/** Changes of one operator: another one that is near, a shifted bound, a shorter list, a modifier less. Only what would load. */
export function* editOperator(node: OperatorNode): Iterable<Edit<ValueMatcherNode>> {
  const { definition, operand, modifiers, span, operandSpan } = node
  if (operand.kind === 'literal') {
    for (const { param, says, at } of editParam(operand.param)) {
      if (fits(node, param, modifiers)) yield { part: withParam(node, param), span: operandSpan, says, at }
    }
    if (node.name === 'matches') {
      for (const { param, says, at } of editPatterns(operand.param)) {
        if (fits(node, param, modifiers)) yield { part: withParam(node, param), span: operandSpan, says, at }
      }
    }
    for (const name of neighbours[node.name] ?? []) {
      const other = operatorByName(name)
      if (other === undefined || !other.param.safeParse(operand.param).success) continue
      yield { part: { ...node, definition: other, name }, span, says: `turns \`${node.name}\` into \`${name}\`` }
    }
  }
  for (const less of fewerModifiers(modifiers)) {
    const isFine = operand.kind !== 'literal' || definition.check?.(operand.param as never, less.modifiers) === undefined
    if (isFine) yield { part: { ...node, modifiers: less.modifiers }, span, says: less.says }
  }
}

function withParam(node: OperatorNode, param: Json): OperatorNode {
  return { ...node, operand: { kind: 'literal', param } }
}

function fits({ definition }: OperatorNode, param: Json, modifiers: OperatorModifiers): boolean {
  // `as never`: the schema has just accepted it.
  return definition.param.safeParse(param).success && definition.check?.(param as never, modifiers) === undefined
}

function* fewerModifiers(modifiers: OperatorModifiers): Iterable<{ readonly modifiers: OperatorModifiers; readonly says: string }> {
  if (modifiers.full !== undefined) {
    const full = !modifiers.full
    yield { modifiers: { ...modifiers, full }, says: `turns \`full\` into ${String(full)}` }
  }
  const { ignoreCase, ...minding } = modifiers
  if (ignoreCase === true) yield { modifiers: minding, says: 'takes `ignore_case` out' }
  const { normalize, ...plain } = modifiers
  if (normalize !== undefined) yield { modifiers: plain, says: 'takes `normalize` out' }
}
