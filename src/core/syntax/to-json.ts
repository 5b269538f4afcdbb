import { defineMember, type Json } from '../base/json.ts'
import type { SyntaxNode } from './syntax-tree.ts'

/** The plain value of a node. `__proto__` is a plain own key. */
export function toJson(node: SyntaxNode): Json {
  switch (node.kind) {
    case 'scalar':
      return node.value
    case 'list':
      return node.items.map(toJson)
    case 'map': {
      const object: Record<string, Json> = {}
      for (const { key, value } of node.entries) defineMember(object, key.text, toJson(value))
      return object
    }
  }
}
