import { looksLikeToken } from './looks-like-token.ts'
import { skipLineFold } from './views/line-fold.ts'

/** Columns from which a line looks as if it was broken because it was full. */
const FULL_LINE = 48

/**
 * Whether a token of no certain length, which is whole as it stands in front of `from`, goes on up to
 * `to` beyond what a reader does not see or beyond line breaks. Words of the next line are not part of
 * it unless they stand there alone and look like the rest of a token.
 */
export function goesOn(text: string, from: number, to: number): boolean {
  let at = from
  while (at < to) {
    const fold = skipLineFold(text, at)
    if (fold === undefined) {
      if (at === from && !isJoiner(text.charCodeAt(at))) return false
      at++
      continue
    }
    const end = wordEnd(text, fold.at)
    const looksFolded = isFolded(text, from, fold) && isAlone(text, fold.at, end)
    if (!fold.isMarked && !looksFolded) return false
    at = Math.max(end, fold.at + 1)
  }
  return true
}

/** Controls part the entries of lists, such as NUL the variables of an environment; hidden characters part nothing. */
function isJoiner(code: number): boolean {
  return code >= 0xa0
}

function wordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && /[\w+/.~=-]/.test(text.charAt(at))) at++
  return at
}

/** Nothing else stands on the line of a word. */
function isAlone(text: string, from: number, end: number): boolean {
  return (end === text.length || /[\r\n]/.test(text.charAt(end))) && looksLikeToken(text.slice(from, end))
}

/** The line is indented deeper than the one before, or that one is full. */
function isFolded(text: string, before: number, fold: { readonly at: number; readonly indent: number }): boolean {
  let start = before
  while (start > 0 && text.charCodeAt(start - 1) !== 10) {
    if (before - start >= FULL_LINE) return true
    start--
  }
  let indent = 0
  while (/[ \t>]/.test(text.charAt(start + indent))) indent++
  return fold.indent > indent
}
