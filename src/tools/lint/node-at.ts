import type { Span } from '../../core/diagnostics/source.ts'
import type { PackNode } from '../../core/rules/policy-ast.ts'
import type { SyntaxNode } from '../../core/syntax/syntax-tree.ts'

/** The node that was written at a place of a pack, for a rule that found the place in the checked tree. */
export function nodeAt(pack: PackNode, span: Span): SyntaxNode | undefined {
  let node: SyntaxNode | undefined = pack.trees.find(({ source }) => source === span.source)?.root
  while (node !== undefined && !(node.span.start === span.start && node.span.end === span.end)) {
    const inside: readonly SyntaxNode[] = node.kind === 'map' ? node.entries.map(({ value }) => value) : node.kind === 'list' ? node.items : []
    node = inside.find((child) => child.span.start <= span.start && span.end <= child.span.end)
  }
  return node
}
