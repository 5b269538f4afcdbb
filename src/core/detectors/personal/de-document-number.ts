import { travelDocumentCheck } from '../check-digits/travel-document-check.ts'

/**
 * The number of a German document: nine signs, of which the first names the authority, and a check
 * digit that is printed behind them or left out. Nine signs by themselves count where their last
 * checks the eight before it, as in forms that keep the digit and drop a place.
 */
export function isDocumentNumber(span: string): boolean {
  const text = span.toUpperCase()
  const checkAt = text.length - 1
  return travelDocumentCheck(text.slice(0, checkAt)) === Number(text.charAt(checkAt))
}
