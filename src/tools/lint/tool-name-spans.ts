import type { Span } from '../../core/diagnostics/source.ts'
import type { PackNode } from '../../core/rules/policy-ast.ts'
import { entryOf } from '../../core/rules/reading.ts'
import type { SyntaxNode } from '../../core/syntax/syntax-tree.ts'
import { writtenAt } from './written-at.ts'

/** Where a tool test states a name: below its own key, or in the list that it names. */
export function toolNameSpan(pack: PackNode, test: Span, name: string): Span {
  const value = writtenAt(pack, test)?.entry.value
  return (value && (spanIn(value, name) ?? spanInList(pack, value, name))) ?? test
}

function spanIn(node: SyntaxNode, name: string): Span | undefined {
  if (node.kind === 'scalar') return node.value === name ? node.span : undefined
  return node.kind === 'list' ? node.items.find((item) => item.kind === 'scalar' && item.value === name)?.span : undefined
}

function spanInList(pack: PackNode, value: SyntaxNode, name: string): Span | undefined {
  const list = value.kind === 'map' ? entryOf(value, 'list')?.value : undefined
  if (list?.kind !== 'scalar') return undefined
  for (const { root } of pack.trees) {
    const lists = entryOf(root, 'lists')?.value
    const found = lists?.kind === 'map' ? entryOf(lists, String(list.value)) : undefined
    if (found !== undefined) return spanIn(found.value, name)
  }
  return undefined
}
