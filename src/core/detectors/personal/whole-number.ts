const start = String.raw`(?<![A-Za-z0-9_]|[0-9A-Za-z]-|[0-9][.,:/+])`
const end = String.raw`(?![A-Za-z0-9_]|[-.,:/+][0-9])`

/**
 * The shape where it is no part of a longer number, of a word, of an identifier with hyphens or of a decimal fraction.
 * Letter case is ignored, for the words that a shape may ask for.
 */
export function wholeNumber(shape: string): RegExp {
  return new RegExp(`${start}(?:${shape})${end}`, 'i')
}
