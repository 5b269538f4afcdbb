/** A word of so many characters is taken for a token though it looks like a word of a language. */
const LONG_WORD = 24

/** Whether a piece looks like part of a token: it holds a digit, or a capital behind its first character, or is long. */
export function looksLikeToken(piece: string): boolean {
  return piece.length >= LONG_WORD || /[0-9]/.test(piece) || /[A-Z]/.test(piece.slice(1))
}
