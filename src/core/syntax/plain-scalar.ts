/** What a plain scalar can be in the core schema of YAML 1.2. */
export type PlainValue = string | number | boolean | null

const decimal = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/
const octal = /^0o[0-7]+$/
const hex = /^0x[0-9a-fA-F]+$/
const infinite = /^[-+]?\.(?:inf|Inf|INF)$/
const notANumber = /^\.(?:nan|NaN|NAN)$/

/**
 * The value of a plain scalar (YAML 1.2.2, section 10.3.2): `null`, `~`, nothing, `true`, `false` in
 * three spellings each, and numbers; everything else is a text, `yes`, `no` and dates too.
 */
export function plainValue(text: string): PlainValue {
  switch (text.charAt(0)) {
    case '':
      return null
    case '~':
      return text === '~' ? null : text
    case 'n':
    case 'N':
      return text === 'null' || text === 'Null' || text === 'NULL' ? null : text
    case 't':
    case 'T':
      return text === 'true' || text === 'True' || text === 'TRUE' ? true : text
    case 'f':
    case 'F':
      return text === 'false' || text === 'False' || text === 'FALSE' ? false : text
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9':
    case '+':
    case '-':
    case '.':
      return numberOf(text) ?? text
    default:
      return text
  }
}

function numberOf(text: string): number | undefined {
  if (decimal.test(text)) return Number(text)
  if (octal.test(text) || hex.test(text)) return Number(text)
  if (infinite.test(text)) return text.startsWith('-') ? -Infinity : Infinity
  return notANumber.test(text) ? NaN : undefined
}

/** `0777`, `007`, `00.5`: people read octal or an id, YAML 1.2 reads a decimal number (L-05). */
export function isOctalLooking(text: string): boolean {
  return /^[-+]?0[0-9]/.test(text)
}

/**
 * Does a double hold the number as written? Infinities and NaN are not numbers of JSON, a whole
 * number must be held to its last digit, and what is not zero must not become zero (L-01).
 * Decimal fractions are rounded as everywhere in JSON.
 */
export function isExact(text: string, value: number): boolean {
  if (!Number.isFinite(value)) return false
  if (value === 0) return !/[1-9]/.test(text.replace(/[eE].*$/, ''))
  // Below 2^53 every whole number is held; a fraction close to one is a fraction.
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return true
  if (octal.test(text) || hex.test(text)) return BigInt(text) === BigInt(value)
  const whole = wholeDigits(text)
  return whole === undefined || whole === BigInt(Math.abs(value))
}

/** The magnitude of a decimal literal, or undefined where it has a fraction. */
function wholeDigits(text: string): bigint | undefined {
  const [mantissa = '', exponent = '0'] = text.replace(/^[-+]/, '').split(/[eE]/)
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = withoutFinalZeros(`${whole}${fraction}`)
  const shift = Number(exponent) - fraction.length + (whole.length + fraction.length - digits.length)
  // A finite double has at most 309 digits, so the power is small.
  return shift < 0 ? undefined : BigInt(digits === '' ? '0' : digits) * 10n ** BigInt(shift)
}

/** One walk from the end: a search for zeros at the end would start anew at each run of zeros before it. */
function withoutFinalZeros(digits: string): string {
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end--
  return digits.slice(0, end)
}
