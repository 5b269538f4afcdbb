/** Where a line goes on. */
export interface LineFold {
  readonly at: number
  /** Units of indentation in front of that. */
  readonly indent: number
  /** A sign in front of the line break says that the line goes on. */
  readonly isMarked: boolean
}

/** Blanks and quote marks of mail at the beginning of a line that goes on; more are no indentation. */
const LONGEST_INDENT = 64

/**
 * Where a token goes on that ends at `at` because its line does: behind the line break, a `\` or `=`
 * in front of it (shell, quoted-printable), and the indentation of the next line. Undefined = no line
 * ends here, or the next one is empty.
 */
export function skipLineFold(text: string, at: number): LineFold | undefined {
  let next = at
  const mark = text.charCodeAt(next)
  const isMarked = (mark === 92 || mark === 61) && isLineBreak(text.charCodeAt(next + 1))
  if (isMarked) next++
  while (isBlank(text.charCodeAt(next)) && next - at < LONGEST_INDENT) next++
  if (text.charCodeAt(next) === 13 && text.charCodeAt(next + 1) === 10) next += 2
  else if (isLineBreak(text.charCodeAt(next))) next++
  else return undefined
  const line = next
  while (next < text.length && isIndent(text.charCodeAt(next))) {
    if (next - line === LONGEST_INDENT) return undefined
    next++
  }
  return next < text.length && !isLineBreak(text.charCodeAt(next))
    ? { at: next, indent: next - line, isMarked }
    : undefined
}

function isLineBreak(code: number): boolean {
  return code === 10 || code === 13
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9
}

function isIndent(code: number): boolean {
  return isBlank(code) || code === 62
}
