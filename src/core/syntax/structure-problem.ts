/** Marks or columns that do not fit together, found by `findStructureProblems`. Offsets into the text. */
export interface StructureProblem {
  readonly start: number
  readonly end: number
  /** What is wrong: one line, lower-case start, no final period. */
  readonly message: string
  readonly hint: string
  /** Other places where the mistake may have been made. */
  readonly related: readonly RelatedStretch[]
}

export interface RelatedStretch {
  readonly start: number
  readonly end: number
  readonly message: string
}

/** How a part of the text ended: at an offset behind it, or with a problem. */
export type Scanned =
  | { readonly kind: 'end'; readonly at: number }
  | { readonly kind: 'problem'; readonly problem: StructureProblem }

export function problemAt(
  start: number,
  end: number,
  message: string,
  hint: string,
  related: readonly RelatedStretch[] = [],
): Scanned {
  return { kind: 'problem', problem: { start, end, message, hint, related } }
}

export const linesUp = 'line up with the other entries'
export const misfitMessage = 'the indentation does not fit the lines above'
export const nestedMessage = 'a map cannot begin in the middle of a line'
export const nestedHint = 'put `{` in front of it, begin the map on the next line, or put a text that holds `: ` in quotes'

export function isBlank(char: string): boolean {
  return char === ' ' || char === '\t'
}

/** A blank, the end of a line, or the end of the text. */
export function isGap(char: string): boolean {
  return char === '' || isBlank(char) || char === '\n' || char === '\r'
}

/** The first offset from `at` on that holds no blank. */
export function skipBlanks(text: string, at: number): number {
  let next = at
  while (isBlank(text.charAt(next))) next++
  return next
}

/** The offset of the line's break, or the length of the text. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

/** Is there nothing but blanks and a comment from here to the end of the line? */
export function endsLine(text: string, at: number): boolean {
  const next = skipBlanks(text, at)
  const char = text.charAt(next)
  return char === '' || char === '\n' || char === '\r' || (char === '#' && (next > at || isGap(text.charAt(at - 1))))
}

/** Where the next line with content begins, and in which column (0-based). */
export function nextContent(text: string, lineStart: number): { readonly at: number; readonly column: number } | undefined {
  for (let start = lineStart; start < text.length; start = lineEnd(text, start) + 1) {
    const at = skipBlanks(text, start)
    const char = text.charAt(at)
    if (char === '' || char === '\n' || char === '\r' || char === '#') continue
    return { at, column: at - start }
  }
  return undefined
}
