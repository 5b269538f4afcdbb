import type { MapEntry, SyntaxNode } from '../../core/syntax/syntax-tree.ts'

/** Every entry with this key, at any depth, but for what stands in tests, which is data. */
export function entriesBelow(node: SyntaxNode, wanted: string): readonly MapEntry[] {
  if (node.kind === 'scalar') return []
  if (node.kind === 'list') return node.items.flatMap((item) => entriesBelow(item, wanted))
  return node.entries.flatMap((entry) => {
    if (entry.key.text === 'tests' || entry.key.text === 'test_defaults') return []
    return [...(entry.key.text === wanted ? [entry] : []), ...entriesBelow(entry.value, wanted)]
  })
}
