const NUMBER = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/

/** More is no number that a tool was meant to get, and would take long to compare. */
const LONGEST_NUMBER = 1_000

/**
 * The number of a text in the grammar of JSON, undefined where the text is none or where a double
 * would be another number: `9007199254740993`, `1e400`. What is coerced is what was written (L-31).
 */
export function exactNumber(text: string): number | undefined {
  if (text.length > LONGEST_NUMBER) return undefined
  const written = decimalOf(text)
  if (written === undefined) return undefined
  const value = Number(text)
  if (!Number.isFinite(value)) return undefined
  // JSON has no minus zero that a tool could tell from zero.
  if (value === 0) return written.digits === '' ? 0 : undefined
  const read = decimalOf(String(value))
  return read?.digits === written.digits && read.exponent === written.exponent ? value : undefined
}

/** As `exactNumber`, for an integer written as one: no fraction, no exponent. */
export function exactInteger(text: string): number | undefined {
  return /^-?[0-9]+$/.test(text) ? exactNumber(text) : undefined
}

/** The significant digits and the power of ten of the last one: one form for `1.50`, `1.5` and `15e-1`. */
function decimalOf(text: string): { readonly digits: string; readonly exponent: number } | undefined {
  const match = NUMBER.exec(text)
  if (match === null) return undefined
  const [, , whole = '', fraction = '', power = '0'] = match
  const all = (whole + fraction).replace(/^0+/, '')
  let end = all.length
  while (end > 0 && all[end - 1] === '0') end--
  return { digits: all.slice(0, end), exponent: Number(power) - fraction.length + (all.length - end) }
}
