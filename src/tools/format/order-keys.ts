import { exceptionKeys } from '../../core/rules/read-exception.ts'
import { packKeys } from '../../core/rules/read-pack.ts'
import { ruleKeys } from '../../core/rules/read-rule.ts'
import type { Layout, LayoutCollection, LayoutNode, LayoutPart } from './layout.ts'

/**
 * Puts the keys of a policy, of its rules and of its exceptions into the order in which the grammar
 * tells them, and a blank line between rules and between exceptions. A map that has another key is no
 * such thing, or has a slip in it, and stays as it is; so does every file without `sluice`.
 */
export function orderKeys(layout: Layout): Layout {
  if (!layout.root.parts.some(({ key }) => key?.text === 'sluice')) return layout
  const isInOrder = inOrder(layout.root, packKeys).parts[0] === layout.root.parts[0]
  const loose = isInOrder ? layout : withHeadDivided(layout)
  const root = inOrder(loose.root, packKeys)
  const parts = root.parts.map((part) => {
    if (part.key?.text === 'rules') return { ...part, value: eachInOrder(part.value, ruleKeys) }
    return part.key?.text === 'exceptions' ? { ...part, value: eachInOrder(part.value, exceptionKeys) } : part
  })
  return { ...loose, root: { ...root, parts } }
}

/** Behind the last blank line of the head stands what is said of the first key, which is going to move. */
function withHeadDivided(layout: Layout): Layout {
  const { head, root } = layout
  const [first, ...rest] = root.parts
  const start = head.findLastIndex(({ isApart }) => isApart)
  if (layout.isRootApart || start < 1 || first === undefined) return layout
  const parts = [{ ...first, before: [...head.slice(start), ...first.before] }, ...rest]
  return { ...layout, head: head.slice(0, start), isRootApart: true, root: { ...root, parts } }
}

function eachInOrder(list: LayoutNode, order: readonly string[]): LayoutNode {
  if (list.kind !== 'list') return list
  const parts = list.parts.map((part): LayoutPart => (part.value.kind === 'map' ? { ...part, value: inOrder(part.value, order) } : part))
  return { ...list, parts, isSpaced: true }
}

function inOrder(map: LayoutCollection, order: readonly string[]): LayoutCollection {
  const placed = map.parts.map((part) => ({ part, place: order.indexOf(part.key?.text ?? '') }))
  if (placed.some(({ place }) => place === -1)) return map
  return { ...map, parts: placed.sort((a, b) => a.place - b.place).map(({ part }) => part) }
}
