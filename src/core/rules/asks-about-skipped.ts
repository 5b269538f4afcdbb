import type { EventMatcherNode, RuleNode } from './policy-ast.ts'

/** Result rules see only started calls, unless they ask for `outcome: skipped` (L-60). */
export function asksAboutSkipped(rule: RuleNode): boolean {
  return isAsked(rule.match) || (rule.when?.variables.includes('outcome') ?? false)
}

function isAsked(node: EventMatcherNode | undefined): boolean {
  switch (node?.kind) {
    case 'outcome':
      return node.kinds.includes('skipped')
    case 'all':
    case 'any':
      return node.items.some(isAsked)
    case 'not':
    case 'use':
      return isAsked(node.item)
    default:
      return false
  }
}
