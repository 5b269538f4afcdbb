import { assertNever } from '../base/assert-never.ts'
import { isJsonArray, type Json } from '../base/json.ts'
import { compileChoice, compileConnective, compileNegation } from './compile-connective.ts'
import { compileEquality } from './compile-equality.ts'
import { compileFold, compileIteration } from './compile-lists.ts'
import { compileMatchOperator } from './compile-match-operator.ts'
import { compileLiteralMembership, compileMembership } from './compile-membership.ts'
import { compileMissing, compileMissingSome } from './compile-missing.ts'
import { compileArithmetic, compileOrdering } from './compile-numbers.ts'
import { compileMerge, compileText } from './compile-text.ts'
import { compileVariable } from './compile-variable.ts'
import type { ConditionScope } from './condition-scope.ts'
import { expressionNode } from './expression-node.ts'
import type { Evaluate } from './frame.ts'
import { isLogicOperator, type LogicOperatorName } from './logic-operators.ts'
import type { Operand } from './operand.ts'
import { blurred, isUnknown } from './outcome.ts'
import { pathLabel, type Place } from './place.ts'
import { spend } from './steps.ts'

/**
 * Compiles a checked expression to closures.
 *
 * @throws Error on an expression that `checkCondition` refuses; that is a bug of the caller.
 */
export function compileExpression(expression: Json, place: Place, scope: ConditionScope): Operand {
  return compile(expression, place, scope, false)
}

/** `isNullable`: the parent takes an absent `var` for null (L-52). */
function compile(expression: Json, place: Place, scope: ConditionScope, isNullable: boolean): Operand {
  const node = expressionNode(expression)
  switch (node.kind) {
    case 'constant': {
      const { value } = node
      return { evaluate: () => value, label: 'a literal' }
    }
    case 'list':
      return { evaluate: compileList(node.items.map((item) => compile(item, place, scope, false))), label: 'a list' }
    case 'operation':
      if (isLogicOperator(node.name)) return compileLogic(node.name, node.operands, place, scope, isNullable)
      return compileMatch(node.name, node.operands, place, scope)
    case 'malformed':
      throw new Error('a map without exactly one operator was compiled')
    default:
      return assertNever(node)
  }
}

/** A literal list is made anew each time, as in json-logic-js: lists are compared by identity. */
function compileList(items: readonly Operand[]): Evaluate {
  return (frame) => {
    spend(frame.steps, 1 + items.length)
    const list: Json[] = []
    for (const { evaluate } of items) {
      const value = evaluate(frame)
      if (isUnknown(value)) return blurred(value)
      list.push(value)
    }
    return list
  }
}

function compileMatch(name: string, operands: readonly Json[], place: Place, scope: ConditionScope): Operand {
  const operator = scope.operators.get(name)
  const [value, param] = operands
  const bound = param === undefined ? undefined : operator?.bind(param)
  if (operator === undefined || value === undefined || !bound?.ok) {
    throw new Error('an unknown or ill-bound operator was compiled')
  }
  const operand = compile(value, place, scope, false)
  return { evaluate: compileMatchOperator(name, operator, bound, operand), label: resultLabel(name) }
}

function compileLogic(
  name: LogicOperatorName,
  operands: readonly Json[],
  place: Place,
  scope: ConditionScope,
  isNullable: boolean,
): Operand {
  const at = (index: number, nullable = false): Operand => compile(operandAt(operands, index), place, scope, nullable)
  const all = (): readonly Operand[] => operands.map((operand) => compile(operand, place, scope, false))
  const evaluates = (): readonly Evaluate[] => all().map(({ evaluate }) => evaluate)
  const inner = (kind: 'element' | 'fold', source: string | undefined): Evaluate =>
    compile(operandAt(operands, 1), { kind, source }, scope, false).evaluate
  const result = (evaluate: Evaluate): Operand => ({ evaluate, label: resultLabel(name) })
  switch (name) {
    case 'var': {
      const [literal] = operands
      const path = typeof literal === 'number' ? String(literal) : literal
      if (typeof path !== 'string') throw new Error('a path that is no text was compiled')
      const label = pathLabel(place, path)
      const fallback = operands.length > 1 ? at(1, isNullable).evaluate : undefined
      return { evaluate: compileVariable(path, label, fallback, isNullable), label, path: label }
    }
    case 'missing':
      return result(compileMissing(operands.map((operand) => compile(operand, place, scope, true))))
    case 'missing_some':
      return result(compileMissingSome(at(0, true), at(1, true)))
    case 'if':
    case '?:':
      return result(compileChoice(evaluates()))
    case 'and':
    case 'or':
      return result(compileConnective(name, evaluates()))
    case '!':
    case '!!':
      return result(compileNegation(name, at(0, true).evaluate))
    case '==':
    case '===':
    case '!=':
    case '!==':
      return result(compileEquality(name, at(0, true), at(1, true)))
    case '<':
    case '<=':
    case '>':
    case '>=':
      return result(compileOrdering(name, at(0), at(1), operands.length > 2 ? at(2) : undefined))
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
    case 'min':
    case 'max':
      return result(compileArithmetic(name, all()))
    case 'in': {
      const list = operandAt(operands, 1)
      if (isJsonArray(list) && list.every(isScalar)) return result(compileLiteralMembership(at(0, true), list))
      return result(compileMembership(at(0, true), at(1, true)))
    }
    case 'cat':
    case 'substr':
      return result(compileText(name, all()))
    case 'merge':
      return result(compileMerge(all()))
    case 'map':
    case 'filter':
    case 'all':
    case 'some':
    case 'none': {
      const list = at(0)
      const compiled = result(compileIteration(name, list, inner('element', list.path)))
      return name === 'filter' && list.path !== undefined ? { ...compiled, path: list.path } : compiled
    }
    case 'reduce': {
      const list = at(0)
      const initial: Evaluate = operands.length > 2 ? at(2).evaluate : () => null
      return result(compileFold(list, inner('fold', list.path), initial))
    }
    default:
      return assertNever(name)
  }
}

function operandAt(operands: readonly Json[], index: number): Json {
  const operand = operands[index]
  if (operand === undefined) throw new Error('an operator without its operands was compiled')
  return operand
}

function isScalar(value: Json): boolean {
  return typeof value !== 'object' || value === null
}

function resultLabel(name: string): string {
  return `the result of \`${name}\``
}
