import type { ValueMatcherNode } from './policy-ast.ts'

/** The same test with letter case and invisible characters folded on both sides, for names of servers and tools (L-74). */
export function foldedNames(node: ValueMatcherNode): ValueMatcherNode {
  switch (node.kind) {
    case 'all':
    case 'any':
    case 'tests':
      return { ...node, items: node.items.map(foldedNames) }
    case 'not':
    case 'use':
      return { ...node, item: foldedNames(node.item) }
    case 'operator': {
      const { definition, modifiers } = node
      if (!definition.modifiers.includes('normalize')) return node
      const normalize = [...new Set([...(modifiers.normalize ?? []), 'invisible' as const, 'case' as const])]
      return { ...node, modifiers: { ...modifiers, normalize } }
    }
    case 'path':
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
    case 'exists':
    case 'shell':
      return node
  }
}
