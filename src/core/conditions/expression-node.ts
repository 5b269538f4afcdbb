import { isJsonArray, type Json } from '../base/json.ts'

/** An expression, one level deep. */
export type ExpressionNode =
  | { readonly kind: 'constant'; readonly value: null | boolean | number | string }
  | { readonly kind: 'list'; readonly items: readonly Json[] }
  /** `isBare`: the one operand stands without a list, `{ var: args.n }`. */
  | { readonly kind: 'operation'; readonly name: string; readonly operands: readonly Json[]; readonly isBare: boolean }
  /** A map with no key or several; json-logic-js would take it for truthy data. */
  | { readonly kind: 'malformed'; readonly keys: readonly string[] }

export function expressionNode(expression: Json): ExpressionNode {
  if (typeof expression !== 'object' || expression === null) return { kind: 'constant', value: expression }
  if (isJsonArray(expression)) return { kind: 'list', items: expression }
  const keys = Object.keys(expression)
  const [name] = keys
  if (name === undefined || keys.length > 1) return { kind: 'malformed', keys }
  const operands = expression[name] ?? null
  return isJsonArray(operands)
    ? { kind: 'operation', name, operands, isBare: false }
    : { kind: 'operation', name, operands: [operands], isBare: true }
}
