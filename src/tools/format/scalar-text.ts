import type { KeyNode, ScalarNode } from '../../core/syntax/syntax-tree.ts'
import { normalQuotes, quoteText } from './quote-text.ts'

/**
 * A value on one line, as it may stand anywhere; undefined where it has no text (`key:`). `isKept`: the
 * quotes stay, since without them a comment behind the value could be taken for a part of it (L-05).
 */
export function scalarText({ raw, value, style }: ScalarNode, isKept = false): string | undefined {
  if (raw === '') return undefined
  if (style === 'block' || raw.includes('\n')) return quoteText(String(value))
  if (style === 'plain' || isKept) return raw
  return normalQuotes(raw, String(value))
}

/** A key stands on one line, whatever it was. */
export function keyText({ text, span }: KeyNode): string {
  const raw = span.source.text.slice(span.start, span.end)
  if (raw.includes('\n')) return quoteText(text)
  return raw.startsWith('"') || raw.startsWith("'") ? normalQuotes(raw, text) : raw
}

/**
 * The lines of a plain or quoted text of several lines, without their indentation, which means nothing.
 * An escaped blank at the end of a line is a part of the text.
 */
export function foldedLines(raw: string, isDouble: boolean): readonly string[] {
  const lines = raw.split('\n')
  return lines.map((line, index) => {
    const begun = index === 0 ? line : line.replace(/^[ \t]+/, '')
    const trimmed = trimBlanks(begun)
    const isEscaped = isDouble && index < lines.length - 1 && endsInEscape(trimmed) && /[ \t]/.test(begun.charAt(trimmed.length))
    return isEscaped ? trimmed + begun.charAt(trimmed.length) : trimmed
  })
}

function trimBlanks(line: string): string {
  let end = line.length
  while (end > 0 && ' \t\r'.includes(line.charAt(end - 1))) end--
  return line.slice(0, end)
}

function endsInEscape(line: string): boolean {
  let start = line.length
  while (start > 0 && line[start - 1] === '\\') start--
  return (line.length - start) % 2 === 1
}
