import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { nearestName } from '../base/nearest-name.ts'
import { countProblem, literalProblems } from './check-operands.ts'
import { variableProblem } from './check-variable.ts'
import type { ConditionProblem } from './condition-problem.ts'
import type { ConditionScope } from './condition-scope.ts'
import { expressionNode } from './expression-node.ts'
import { isLogicOperator, logicOperators, type LogicOperatorName } from './logic-operators.ts'
import { eventPlace, type Place } from './place.ts'

type Path = readonly (string | number)[]

interface Check {
  readonly scope: ConditionScope
  readonly report: (problem: ConditionProblem) => void
}

/** Checks an expression whole, also the branches that no event may ever reach (L-51). No problem = it compiles. */
export function checkCondition(expression: Json, scope: ConditionScope): readonly ConditionProblem[] {
  const problems: ConditionProblem[] = []
  if (!isJsonObject(expression)) {
    const hint = 'for example `{ "<": [ { var: run.turn }, 50 ] }`'
    return [{ path: [], on: 'value', message: 'a condition is a map with one operator', hint }]
  }
  checkExpression(expression, [], 1, eventPlace, { scope, report: (problem) => problems.push(problem) })
  return problems
}

function checkExpression(expression: Json, path: Path, depth: number, place: Place, check: Check): void {
  if (depth > limits.expressionDepth) {
    check.report({
      path,
      on: 'value',
      message: `the condition is nested deeper than ${limits.expressionDepth} levels`,
      isTooDeep: true,
    })
    return
  }
  const node = expressionNode(expression)
  switch (node.kind) {
    case 'constant':
      if (typeof node.value === 'number' && !Number.isFinite(node.value)) {
        check.report({ path, on: 'value', message: 'a number of a condition is finite' })
      }
      return
    case 'list':
      for (const [index, item] of node.items.entries()) checkExpression(item, [...path, index], depth + 1, place, check)
      return
    case 'malformed':
      check.report({
        path,
        on: 'value',
        message: `a map needs exactly one operator here, not ${node.keys.length}`,
        ...(node.keys.length > 1 && { hint: 'join several tests with `and`' }),
      })
      return
    case 'operation': {
      const { name, operands, isBare } = node
      const at = (index: number): Path => (isBare ? [...path, name] : [...path, name, index])
      if (isLogicOperator(name)) checkLogic(name, operands, at, depth, place, check)
      else checkMatch(name, operands, at, depth, place, check)
    }
  }
}

function checkLogic(
  name: LogicOperatorName,
  operands: readonly Json[],
  at: (index: number) => Path,
  depth: number,
  place: Place,
  check: Check,
): void {
  const wrongCount = countProblem(name, operands.length)
  if (wrongCount !== undefined) {
    check.report({ path: operatorPath(at, name), on: 'key', message: wrongCount })
  }
  for (const { index, message } of literalProblems(name, operands)) {
    check.report({ path: at(index), on: 'value', message })
  }
  const { role } = logicOperators[name]
  for (const [index, operand] of operands.entries()) {
    if (role === 'variable' && index === 0) {
      checkPath(name, operand, at(0), place, check)
    } else if (role === 'missing' || (role === 'missing_some' && index === 1)) {
      checkPaths(name, operand, at(index), depth, place, check)
    } else {
      const isBody = (role === 'iteration' || role === 'fold') && index === 1
      const inner: Place = isBody ? { kind: role === 'fold' ? 'fold' : 'element', source: undefined } : place
      checkExpression(operand, at(index), depth + 1, inner, check)
    }
  }
}

/** The operands of `missing` and `missing_some`: literal paths, lists of them, or expressions that give some. */
function checkPaths(name: string, operand: Json, path: Path, depth: number, place: Place, check: Check): void {
  if (isJsonArray(operand)) {
    for (const [index, item] of operand.entries()) {
      if (isJsonObject(item)) checkExpression(item, [...path, index], depth + 1, place, check)
      else checkPath(name, item, [...path, index], place, check)
    }
  } else if (isJsonObject(operand)) {
    checkExpression(operand, path, depth + 1, place, check)
  } else {
    checkPath(name, operand, path, place, check)
  }
}

function checkPath(name: string, operand: Json, path: Path, place: Place, check: Check): void {
  const problem = variableProblem(name, operand, place, check.scope)
  if (problem !== undefined) check.report({ path, on: 'value', ...problem })
}

function checkMatch(
  name: string,
  operands: readonly Json[],
  at: (index: number) => Path,
  depth: number,
  place: Place,
  check: Check,
): void {
  const key = operatorPath(at, name)
  const operator = check.scope.operators.get(name)
  if (operator === undefined) {
    const isBarred = name === 'log' || name === 'method'
    const near = isBarred ? undefined : nearestName(name, [...Object.keys(logicOperators), ...check.scope.operators.keys()])
    check.report({
      path: key,
      on: 'key',
      message: isBarred ? `the operator \`${name}\` is not allowed in a condition` : `unknown operator \`${name}\``,
      ...(near !== undefined && { hint: `did you mean \`${near}\`?` }),
    })
    return
  }
  const [value, param] = operands
  if (value !== undefined) checkExpression(value, at(0), depth + 1, place, check)
  if (param === undefined || operands.length !== 2) {
    check.report({ path: key, on: 'key', message: `\`${name}\` takes a value and a parameter` })
    return
  }
  if (isJsonObject(param) && Object.keys(param).join() === 'var') {
    check.report({
      path: [...at(1), 'var'],
      on: 'key',
      message: `the parameter of \`${name}\` is literal, \`var\` is not read there`,
      hint: 'compare two values with `==` or `<`',
    })
    return
  }
  const bound = operator.bind(param)
  if (!bound.ok) check.report({ path: at(1), on: 'value', message: bound.message })
}

/** Where the operator itself stands: the path of its operands up to its name. */
function operatorPath(at: (index: number) => Path, name: string): Path {
  const path = at(0)
  return path.at(-1) === name ? path : path.slice(0, -1)
}
