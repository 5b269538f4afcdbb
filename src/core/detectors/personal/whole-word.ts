const start = String.raw`(?<![A-Za-z0-9_]|[A-Za-z0-9]-)`
const end = String.raw`(?![A-Za-z0-9_]|-[A-Za-z0-9]|\.[0-9])`

/** The shape where it is no part of a longer word or of an identifier with hyphens. Letter case is ignored. */
export function wholeWord(shape: string): RegExp {
  return new RegExp(`${start}(?:${shape})${end}`, 'i')
}
