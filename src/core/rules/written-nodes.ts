import type { MapNode } from '../syntax/syntax-tree.ts'
import type { PackNode } from './policy-ast.ts'
import { entryOf } from './reading.ts'

/** What was written for the rules or exceptions of a pack, by their ids. */
export function writtenNodes(pack: PackNode, key: 'rules' | 'exceptions'): ReadonlyMap<string, MapNode> {
  const found = new Map<string, MapNode>()
  for (const { root } of pack.trees) {
    const list = entryOf(root, key)?.value
    if (list?.kind !== 'list') continue
    for (const item of list.items) {
      if (item.kind !== 'map') continue
      const id = entryOf(item, 'id')?.value
      if (id?.kind === 'scalar') found.set(String(id.value), item)
    }
  }
  return found
}
