import type { EventMatcherNode } from './policy-ast.ts'

/** Tool names of which one must fit, or undefined where a rule says nothing about the tool. */
export function requiredTools(match: EventMatcherNode | undefined): readonly string[] | undefined {
  switch (match?.kind) {
    case 'tool':
      return match.names
    case 'use':
      return requiredTools(match.item)
    case 'all':
      for (const item of match.items) {
        const names = requiredTools(item)
        if (names !== undefined) return names
      }
      return undefined
    default:
      return undefined
  }
}
