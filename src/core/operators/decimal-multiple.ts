import { isMultiple, toDecimal } from './exact-decimal.ts'

/**
 * Is `value` a whole multiple of `step`, as decimals? Exact: both are taken as the decimal numbers
 * that JSON writes for them, so 0.3 is a multiple of 0.1.
 */
export function isDecimalMultiple(value: number, step: number): boolean {
  return isMultiple(toDecimal(value), toDecimal(step))
}
