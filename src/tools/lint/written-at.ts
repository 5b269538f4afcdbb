import type { TextEdit } from '../../core/diagnostics/diagnostic.ts'
import type { Span } from '../../core/diagnostics/source.ts'
import type { PackNode } from '../../core/rules/policy-ast.ts'
import type { MapEntry, MapNode, SyntaxNode } from '../../core/syntax/syntax-tree.ts'

/** An entry as it was written, with the map that holds it. */
export interface WrittenEntry {
  readonly map: MapNode
  readonly entry: MapEntry
}

/** The entry whose key, or else whose value, stands exactly there; undefined where the place is none of an entry. */
export function writtenAt(pack: PackNode, span: Span): WrittenEntry | undefined {
  const tree = pack.trees.find(({ source }) => source === span.source)
  let node: SyntaxNode | undefined = tree?.root
  while (node !== undefined) {
    if (node.kind === 'scalar') return undefined
    if (node.kind === 'list') {
      node = node.items.find((item) => holds(item.span, span))
      continue
    }
    const map: MapNode = node
    const entry: MapEntry | undefined = map.entries.find(({ key, value }) => isSame(key.span, span) || holds(value.span, span))
    if (entry === undefined) return undefined
    if (isSame(entry.key.span, span) || isSame(entry.value.span, span)) return { map, entry }
    node = entry.value
  }
  return undefined
}

/** The node that was written at a place of a pack, for a rule that found the place in the checked tree. */
export function nodeAt(pack: PackNode, span: Span): SyntaxNode | undefined {
  let node: SyntaxNode | undefined = pack.trees.find(({ source }) => source === span.source)?.root
  while (node !== undefined && !isSame(node.span, span)) {
    const inside: readonly SyntaxNode[] = node.kind === 'map' ? node.entries.map(({ value }) => value) : node.kind === 'list' ? node.items : []
    node = inside.find((child) => holds(child.span, span))
  }
  return node
}

function isSame(left: Span, right: Span): boolean {
  return left.start === right.start && left.end === right.end
}

function holds(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/** The edit that puts `key: value` in front of the entries of a map, in the layout that the map has. */
export function addEntry({ span }: MapNode, text: string): TextEdit {
  const { source, start } = span
  if (source.text[start] === '{') return { span: { source, start: start + 1, end: start + 1 }, text: ` ${text},` }
  const lineStart = source.text.lastIndexOf('\n', start - 1) + 1
  return { span: { source, start, end: start }, text: `${text}\n${' '.repeat(start - lineStart)}` }
}
