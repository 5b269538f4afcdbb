import type { EventMatcherNode, ValueMatcherNode } from '../rules/policy-ast.ts'

/**
 * A matcher of a form that can neither contradict itself nor be always true: tools by name, and of
 * arguments that have nothing to do with each other one comparison each. Most rules are of this form, and
 * whoever asks what they mean is spared the work.
 */
export function isPlainMatcher(node: EventMatcherNode): boolean {
  const parts = node.kind === 'all' ? node.items : [node]
  const kinds = new Set(parts.map(({ kind }) => kind))
  return kinds.size === parts.length && parts.every(isPlainPart)
}

function isPlainPart(node: EventMatcherNode): boolean {
  if (node.kind === 'tool') return !node.names.includes('*') && new Set(node.names).size === node.names.length
  if (node.kind !== 'args') return false
  const tests = node.test.kind === 'all' ? node.test.items : [node.test]
  const names = tests.map(plainArgument)
  return names.every((name) => name !== undefined) && new Set(names).size === names.length
}

/** The argument by whose name a path begins, if what stands below it is one plain comparison. */
function plainArgument(node: ValueMatcherNode): string | undefined {
  if (node.kind !== 'path' || !node.path.isDefinite) return undefined
  const [first] = node.path.steps
  return first?.kind === 'name' && isPlainComparison(node.item) ? first.name : undefined
}

/** Each of these fits some values of the type that it judges and does not fit others. */
const plainOperators: readonly string[] = ['equals', 'in', 'gt', 'gte', 'lt', 'lte', 'starts_with', 'ends_with', 'contains']

/** Signs and classes of them, each at least once: some text fits, and the empty one does not. */
const plainPattern = /^\^?(?:(?:[\w /:@=,-]|\\[dws./-]|\[[\w.-]+\])\+?)+\$?$/

function isPlainComparison(node: ValueMatcherNode): boolean {
  if (node.kind !== 'operator' || node.operand.kind !== 'literal' || Object.keys(node.modifiers).length > 0) return false
  const { param } = node.operand
  if (node.name === 'matches') return typeof param === 'string' && plainPattern.test(param)
  // Of the largest and smallest numbers a bound can be always or never kept.
  if (typeof param === 'number') return Math.abs(param) < Number.MAX_SAFE_INTEGER && plainOperators.includes(node.name)
  return plainOperators.includes(node.name)
}
