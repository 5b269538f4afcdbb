import type { ScalarNode } from '../../core/syntax/syntax-tree.ts'

/** A literal or folded text with its own indentation taken off. */
export interface BlockText {
  /** `|`, `>-`, `|2+`. */
  readonly mark: string
  readonly lines: readonly string[]
  /** Blank lines at its end are a part of the text, so none may be added. */
  readonly isKept: boolean
}

const indicated = 2

/**
 * The lines of a block text, to be indented by two from what holds it; undefined for a text of blanks
 * alone, which says more in quotes. Lines keep what stands behind the indentation, blanks at their ends
 * too: they are text. How many line breaks the text ends with is read from its value.
 */
export function blockText({ raw, value }: ScalarNode): BlockText | undefined {
  const text = String(value)
  const [header = '', ...written] = raw.split(/\r?\n/)
  const first = written.findIndex((line) => !isBlank(line))
  const firstOfText = text.split('\n').find((line) => !isBlank(line))
  if (first === -1 || firstOfText === undefined) return undefined
  const inText = leadingSpaces(firstOfText)
  const indent = leadingSpaces(written[first] ?? '') - inText
  const lines = written.map((line) => (leadingSpaces(line) >= indent ? line.slice(indent) : ''))
  while (lines.at(-1) === '') lines.pop()
  const breaks = finalBreaks(text)
  for (let more = 1; more < breaks; more++) lines.push('')
  const needsIndicator = inText > 0 || lines.slice(0, first).some((line) => line !== '')
  const chomp = breaks === 0 ? '-' : breaks === 1 ? '' : '+'
  return { mark: `${header.charAt(0)}${needsIndicator ? String(indicated) : ''}${chomp}`, lines, isKept: breaks > 1 }
}

function isBlank(line: string): boolean {
  return /^[ \t]*$/.test(line)
}

function leadingSpaces(line: string): number {
  let count = 0
  while (line[count] === ' ') count++
  return count
}

function finalBreaks(text: string): number {
  let start = text.length
  while (start > 0 && text[start - 1] === '\n') start--
  return text.length - start
}
