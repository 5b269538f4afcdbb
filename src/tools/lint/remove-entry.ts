import type { TextEdit } from '../../core/diagnostics/diagnostic.ts'
import type { Span } from '../../core/diagnostics/source.ts'
import type { MapEntry, MapNode, SyntaxTree } from '../../core/syntax/syntax-tree.ts'

/**
 * Takes one entry out of a map, with its line where it has lines of its own. Undefined where that is
 * not plainly right: it is the only entry, a comment would go with it, or it shares a line with others
 * in a block.
 */
export function removeEntry(tree: SyntaxTree, map: MapNode, entry: MapEntry): TextEdit | undefined {
  const at = map.entries.indexOf(entry)
  if (at === -1 || map.entries.length < 2) return undefined
  const isFlow = tree.source.text[map.span.start] === '{'
  const span = isFlow ? spanInFlow(map, at) : wholeLines(entry)
  if (span === undefined) return undefined
  const holdsComment = tree.comments.some((comment) => comment.span.start < span.end && comment.span.end > span.start)
  return holdsComment ? undefined : { span, text: '' }
}

/** With the comma behind it, or, of the last entry, the one before it. */
function spanInFlow(map: MapNode, at: number): Span | undefined {
  const entry = map.entries[at]
  const [before, after] = [map.entries[at - 1], map.entries[at + 1]]
  if (entry === undefined) return undefined
  if (after !== undefined) return { ...entry.key.span, end: after.key.span.start }
  return before && { ...entry.value.span, start: before.value.span.end }
}

function wholeLines({ key, value }: MapEntry): Span | undefined {
  const { text } = key.span.source
  const start = text.lastIndexOf('\n', key.span.start - 1) + 1
  if (text.slice(start, key.span.start).trim() !== '') return undefined
  const last = Math.max(key.span.end, value.span.end)
  // A block text ends behind its line break; the others in the middle of a line.
  if (text[last - 1] === '\n') return { ...key.span, start, end: last }
  const lineBreak = text.indexOf('\n', last)
  const end = lineBreak === -1 ? text.length : lineBreak + 1
  return text.slice(last, end).trim() === '' ? { ...key.span, start, end } : undefined
}
