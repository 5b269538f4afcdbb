import { isJsonObject } from '../../core/base/json.ts'
import type { OperatorTest } from './placed-test.ts'

/** Which ends of a range a test of a number closes. */
export interface Bounds {
  readonly lower: boolean
  readonly upper: boolean
}

const none: Bounds = { lower: false, upper: false }

export function boundsOf({ name, operand }: OperatorTest): Bounds {
  switch (name) {
    case 'gt':
    case 'gte':
      return { lower: true, upper: false }
    case 'lt':
    case 'lte':
      return { lower: false, upper: true }
    case 'between':
    case 'equals':
    case 'in':
      return { lower: true, upper: true }
    case 'number': {
      const param = operand.kind === 'ref' ? undefined : operand.param
      if (param === undefined || !isJsonObject(param)) return none
      const has = (...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(param, key))
      return { lower: has('gt', 'gte', 'equals'), upper: has('lt', 'lte', 'equals') }
    }
    case 'schema': {
      const param = operand.kind === 'ref' ? undefined : operand.param
      if (param === undefined || !isJsonObject(param)) return none
      const has = (...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(param, key))
      return { lower: has('minimum', 'exclusiveMinimum', 'enum', 'const'), upper: has('maximum', 'exclusiveMaximum', 'enum', 'const') }
    }
    default:
      return none
  }
}

const amounts = new Set(['amount', 'price', 'total', 'totalamount', 'cost', 'sum', 'payment', 'refund', 'value', 'budget', 'fee', 'discount', 'credit', 'credits'])

const counts = new Set(['count', 'limit', 'quantity', 'qty', 'number', 'num', 'n', 'size', 'pagesize', 'maxresults', 'seats', 'units', 'days', 'hours', 'minutes'])

/** Does an argument of this name say how much or how many, so that a negative number means something nobody wants? */
export function isCountedName(name: string | undefined): boolean {
  return isAmountName(name) || (name !== undefined && counts.has(name))
}

/** Does an argument of this name say how much is paid? */
export function isAmountName(name: string | undefined): boolean {
  return name !== undefined && amounts.has(name)
}
