import type { Span } from '../../../core/diagnostics/source.ts'
import type { PackNode } from '../../../core/rules/policy-ast.ts'
import { entryOf } from '../../../core/rules/reading.ts'
import type { SyntaxNode } from '../../../core/syntax/syntax-tree.ts'
import type { WrittenPath } from './edit.ts'

/** Where what was changed is written: in the list that is named there, if one is. */
export type PlaceOf = (span: Span, at: WrittenPath | undefined) => Span

export function createPlaces(pack: PackNode): PlaceOf {
  const nodes = new Map<string, SyntaxNode>()
  const lists = new Map<string, SyntaxNode>()
  for (const { root } of pack.trees) {
    collect(root, nodes)
    const named = entryOf(root, 'lists')?.value
    if (named?.kind === 'map') for (const { key, value } of named.entries) lists.set(key.text, value)
  }
  return (span, at) => {
    if (at === undefined) return span
    let node = nodes.get(keyOf(span))
    if (node === undefined) return span
    for (const step of at) {
      const next = stepInto(node, step, lists)
      if (next === undefined) break
      node = next
    }
    return node.span.end > node.span.start ? node.span : span
  }
}

function keyOf({ source, start, end }: Span): string {
  return `${source.name}:${String(start)}:${String(end)}`
}

/** Each value by its own place, and by that of the key that it belongs to. */
function collect(node: SyntaxNode, nodes: Map<string, SyntaxNode>): void {
  nodes.set(keyOf(node.span), node)
  if (node.kind === 'list') for (const item of node.items) collect(item, nodes)
  if (node.kind !== 'map') return
  for (const { key, value } of node.entries) {
    collect(value, nodes)
    nodes.set(keyOf(key.span), value)
  }
}

function stepInto(node: SyntaxNode, step: string | number, lists: ReadonlyMap<string, SyntaxNode>): SyntaxNode | undefined {
  const list = node.kind === 'map' ? namedList(node, lists) : undefined
  if (typeof step === 'number') {
    const from = list ?? node
    // A list that is named among the entries stands for its own.
    if (from.kind === 'list') return from.items.flatMap((item) => entriesOf(item, lists))[step]
    // One thing may stand for a list of one.
    return step === 0 ? from : undefined
  }
  if (node.kind === 'map' && list === undefined) return entryOf(node, step)?.value
  // A program may be named in short.
  return step === 'program' ? node : undefined
}

function entriesOf(item: SyntaxNode, lists: ReadonlyMap<string, SyntaxNode>): readonly SyntaxNode[] {
  const list = item.kind === 'map' ? namedList(item, lists) : undefined
  return list?.kind === 'list' ? list.items : [item]
}

function namedList(node: Extract<SyntaxNode, { kind: 'map' }>, lists: ReadonlyMap<string, SyntaxNode>): SyntaxNode | undefined {
  const [only] = node.entries
  if (node.entries.length !== 1 || only?.key.text !== 'list' || only.value.kind !== 'scalar') return undefined
  return lists.get(String(only.value.value))
}
