import { limits } from '../base/limits.ts'

/** `digits` times ten to the power of minus `scale`: a decimal number without rounding. */
export interface ExactDecimal {
  readonly digits: bigint
  readonly scale: number
}

/** The number grammar of JSON (RFC 8259, section 6): no blanks, no plus sign in front, no leading zeros, no hex. */
const jsonNumber = /^(-?(?:0|[1-9]\d*))(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/u

/**
 * The number that a text writes in JSON's grammar; undefined for any other text, and for numbers so
 * long or with an exponent so large that nobody means them (`limits`): they cost time, not precision.
 */
export function parseDecimal(text: string): ExactDecimal | undefined {
  if (text.length > limits.numberTextLength) return undefined
  const match = jsonNumber.exec(text)
  if (match === null) return undefined
  const [, whole = '0', fraction = '', exponentText = '0'] = match
  const exponent = Number(exponentText)
  if (Math.abs(exponent) > limits.numberExponent) return undefined
  return { digits: BigInt(whole + fraction), scale: fraction.length - exponent }
}

/** The decimal number that JSON writes for a finite number. */
export function toDecimal(value: number): ExactDecimal {
  const decimal = parseDecimal(String(value))
  if (decimal === undefined) throw new RangeError('toDecimal: the number is not finite')
  return decimal
}

/** Negative, zero or positive, as `left` is below, equal to or above `right`. */
export function compareDecimals(left: ExactDecimal, right: ExactDecimal): number {
  const [a, b] = alignDigits(left, right)
  return a < b ? -1 : a > b ? 1 : 0
}

/** Is `value` a whole multiple of `step`? Of zero nothing is. */
export function isMultiple(value: ExactDecimal, step: ExactDecimal): boolean {
  const [a, b] = alignDigits(value, step)
  return b !== 0n && a % b === 0n
}

/** The digits of both at the finer of their scales. */
function alignDigits(left: ExactDecimal, right: ExactDecimal): readonly [bigint, bigint] {
  const scale = Math.max(left.scale, right.scale)
  return [left.digits * 10n ** BigInt(scale - left.scale), right.digits * 10n ** BigInt(scale - right.scale)]
}

/**
 * The exact sum. Numbers of one scale are added first and scales are joined from the coarsest to the
 * finest, so that many numbers of far apart scales take no more than linear time.
 */
export function sumDecimals(decimals: readonly ExactDecimal[]): ExactDecimal {
  const byScale = new Map<number, bigint>()
  for (const { digits, scale } of decimals) byScale.set(scale, (byScale.get(scale) ?? 0n) + digits)
  const sums = [...byScale].sort(([left], [right]) => left - right)
  let total: ExactDecimal = { digits: 0n, scale: sums[0]?.[0] ?? 0 }
  for (const [scale, digits] of sums) {
    total = { digits: total.digits * 10n ** BigInt(scale - total.scale) + digits, scale }
  }
  return total
}

/** The number in JSON's grammar, which `parseDecimal` reads back. */
export function decimalText({ digits, scale }: ExactDecimal): string {
  return scale === 0 ? String(digits) : `${String(digits)}e${-scale}`
}
