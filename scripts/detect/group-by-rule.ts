import type { Row } from './measure.ts'

/** Rows, or what holds rows, by the kind that each is about, in the order of the corpus. */
export function groupByRule<Item>(
  items: readonly Item[],
  rowOf: (item: Item) => Row,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const { rule } = rowOf(item)
    const group = groups.get(rule)
    if (group === undefined) groups.set(rule, [item])
    else group.push(item)
  }
  return groups
}
