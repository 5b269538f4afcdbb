/** What the operands of an operator are; it decides what is checked at load and how it is compiled. */
export type LogicRole =
  | 'variable'
  | 'missing'
  | 'missing_some'
  | 'choice'
  | 'connective'
  | 'negation'
  | 'equality'
  | 'ordering'
  | 'arithmetic'
  | 'membership'
  | 'text'
  | 'merge'
  /** The first operand is a list, the second is judged for each element. */
  | 'iteration'
  | 'fold'

interface LogicOperator {
  readonly role: LogicRole
  readonly least: number
  readonly most: number
}

const many = Infinity

/**
 * The operators of json-logic-js 2.0.5 that a policy may use (L-51); `log` prints and `method` calls
 * what the data names, so both are left out. Operand counts are those that the library really reads:
 * it ignores further ones in silence, which here is an error.
 */
export const logicOperators = {
  var: { role: 'variable', least: 1, most: 2 },
  missing: { role: 'missing', least: 1, most: many },
  missing_some: { role: 'missing_some', least: 2, most: 2 },
  if: { role: 'choice', least: 1, most: many },
  '?:': { role: 'choice', least: 1, most: many },
  and: { role: 'connective', least: 1, most: many },
  or: { role: 'connective', least: 1, most: many },
  '!': { role: 'negation', least: 1, most: 1 },
  '!!': { role: 'negation', least: 1, most: 1 },
  '==': { role: 'equality', least: 2, most: 2 },
  '===': { role: 'equality', least: 2, most: 2 },
  '!=': { role: 'equality', least: 2, most: 2 },
  '!==': { role: 'equality', least: 2, most: 2 },
  '<': { role: 'ordering', least: 2, most: 3 },
  '<=': { role: 'ordering', least: 2, most: 3 },
  '>': { role: 'ordering', least: 2, most: 2 },
  '>=': { role: 'ordering', least: 2, most: 2 },
  '+': { role: 'arithmetic', least: 1, most: many },
  '-': { role: 'arithmetic', least: 1, most: 2 },
  '*': { role: 'arithmetic', least: 1, most: many },
  '/': { role: 'arithmetic', least: 2, most: 2 },
  '%': { role: 'arithmetic', least: 2, most: 2 },
  min: { role: 'arithmetic', least: 1, most: many },
  max: { role: 'arithmetic', least: 1, most: many },
  in: { role: 'membership', least: 2, most: 2 },
  cat: { role: 'text', least: 1, most: many },
  substr: { role: 'text', least: 2, most: 3 },
  merge: { role: 'merge', least: 1, most: many },
  map: { role: 'iteration', least: 2, most: 2 },
  filter: { role: 'iteration', least: 2, most: 2 },
  all: { role: 'iteration', least: 2, most: 2 },
  some: { role: 'iteration', least: 2, most: 2 },
  none: { role: 'iteration', least: 2, most: 2 },
  reduce: { role: 'fold', least: 2, most: 3 },
} as const satisfies Record<string, LogicOperator>

export type LogicOperatorName = keyof typeof logicOperators

export function isLogicOperator(name: string): name is LogicOperatorName {
  return Object.hasOwn(logicOperators, name)
}
