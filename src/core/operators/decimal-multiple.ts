/**
 * Is `value` a whole multiple of `step`, as decimals? Exact: both are taken as the decimal numbers
 * that JSON writes for them, so 0.3 is a multiple of 0.1.
 */
export function isDecimalMultiple(value: number, step: number): boolean {
  const left = toDecimal(value)
  const right = toDecimal(step)
  const scale = Math.max(left.scale, right.scale)
  const divisor = right.digits * 10n ** BigInt(scale - right.scale)
  return divisor !== 0n && (left.digits * 10n ** BigInt(scale - left.scale)) % divisor === 0n
}

/** `digits` times ten to the power of minus `scale`; the scale of a finite number is at most 340. */
interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

function toDecimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const digits = BigInt(whole + fraction)
  const scale = fraction.length - Number(exponent)
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale }
}
