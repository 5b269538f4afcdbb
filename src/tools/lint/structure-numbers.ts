import type { SyntaxNode } from '../../core/syntax/syntax-tree.ts'

/**
 * Numbers structures: two nodes have one number exactly if they write the same value, whatever the
 * order of keys, the quotes or the layout. Each node is read once, however deep it is nested.
 */
export function createStructureNumbers(): (node: SyntaxNode) => number {
  const numbers = new Map<string, number>()
  const known = new Map<SyntaxNode, number>()
  const numberOf = (node: SyntaxNode): number => {
    const before = known.get(node)
    if (before !== undefined) return before
    const key = keyOf(node)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    known.set(node, number)
    return number
  }
  const keyOf = (node: SyntaxNode): string => {
    switch (node.kind) {
      case 'scalar':
        return JSON.stringify(node.value)
      case 'list':
        return `[${node.items.map(numberOf).join()}]`
      case 'map': {
        const members = node.entries.map(({ key, value }) => `${JSON.stringify(key.text)}:${String(numberOf(value))}`)
        return `{${members.sort().join()}}`
      }
    }
  }
  return numberOf
}
