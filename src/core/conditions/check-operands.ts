import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'
import { logicOperators, type LogicOperatorName } from './logic-operators.ts'

export interface OperandProblem {
  readonly index: number
  readonly message: string
}

/** Why so many operands do not fit; undefined = they do. */
export function countProblem(name: LogicOperatorName, count: number): string | undefined {
  const { least, most } = logicOperators[name]
  if (count >= least && count <= most) return undefined
  const wanted = most === Infinity ? `at least ${least}` : least === most ? String(least) : `${least} to ${most}`
  return `\`${name}\` takes ${wanted} operand${wanted.endsWith('1') ? '' : 's'}, not ${count}`
}

/** Literal operands over which the operator is unknown on every event (L-52): they are mistakes. */
export function literalProblems(name: LogicOperatorName, operands: readonly Json[]): readonly OperandProblem[] {
  const problems: OperandProblem[] = []
  const want = (index: number, what: string, fits: (value: Json) => boolean): void => {
    const operand = operands[index]
    if (operand === undefined || isJsonObject(operand) || fits(operand)) return
    problems.push({ index, message: `\`${name}\` takes ${what} here` })
  }
  switch (logicOperators[name].role) {
    case 'ordering':
    case 'arithmetic':
      for (const index of operands.keys()) want(index, 'a number', isFiniteNumber)
      break
    case 'missing_some':
      want(0, 'a number', isFiniteNumber)
      want(1, 'a list of paths', isJsonArray)
      break
    case 'membership':
      want(1, 'a text or a list', (value) => typeof value === 'string' || isJsonArray(value))
      break
    case 'iteration':
    case 'fold':
      want(0, 'a list', isJsonArray)
      break
    case 'text':
      if (name === 'substr') for (const index of [1, 2]) want(index, 'a number', isFiniteNumber)
      break
    case 'missing':
      if (isJsonArray(operands[0]) && operands.length > 1) {
        problems.push({ index: 1, message: `\`${name}\` takes one list of paths, or paths` })
      }
      break
    case 'variable':
    case 'choice':
    case 'connective':
    case 'negation':
    case 'equality':
    case 'merge':
      break
  }
  return problems
}

function isFiniteNumber(value: Json): boolean {
  return Number.isFinite(value)
}
