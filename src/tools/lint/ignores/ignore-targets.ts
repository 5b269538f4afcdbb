import type { Span } from '../../../core/diagnostics/source.ts'
import type { Comment, SyntaxNode, SyntaxTree } from '../../../core/syntax/syntax-tree.ts'

/**
 * What each comment of a file speaks of: behind code its line up to the comment, on a line of its own
 * the key or the entry of a list that starts on the next line with code, whole. Absent = there is none.
 */
export function ignoreTargets({ source, root, comments }: SyntaxTree): ReadonlyMap<Comment, Span> {
  const { text } = source
  const constructs = new Map<number, Span>()
  collectConstructs(root, constructs)
  const below = new Map<number, Span | undefined>()
  const targets = new Map<Comment, Span>()
  // From the end, so that each of many comments above one another looks no further than the next one.
  for (const comment of comments.toReversed()) {
    const { start, end } = comment.span
    const next = skipBlanks(text, end)
    const construct = below.has(next) ? below.get(next) : constructAt(text, next, constructs)
    below.set(start, construct)
    const lineStart = text.lastIndexOf('\n', start - 1) + 1
    const isBehindCode = text.slice(lineStart, start).trim() !== ''
    const target = isBehindCode ? { source, start: lineStart, end: start } : construct
    if (target !== undefined) targets.set(comment, target)
  }
  return targets
}

/** Keys with their values and entries of lists by their first sign; of those that share it, the outermost. */
function collectConstructs(node: SyntaxNode, found: Map<number, Span>): void {
  const add = (start: Span, end: Span): void => {
    if (!found.has(start.start)) found.set(start.start, { ...start, end: Math.max(start.end, end.end) })
  }
  if (node.kind === 'map') {
    for (const { key, value } of node.entries) {
      add(key.span, value.span)
      collectConstructs(value, found)
    }
  } else if (node.kind === 'list') {
    for (const item of node.items) {
      add(item.span, item.span)
      collectConstructs(item, found)
    }
  }
}

function constructAt(text: string, start: number, constructs: ReadonlyMap<number, Span>): Span | undefined {
  const isDash = text.charAt(start) === '-' && text.charAt(start + 1).trim() === ''
  return constructs.get(isDash ? skipBlanks(text, start + 1) : start)
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charAt(at).trim() === '') at++
  return at
}
