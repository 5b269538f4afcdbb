import type { EventMatcherNode, ExceptionNode, RuleNode, ValueMatcherNode } from '../../../core/rules/policy-ast.ts'

type TestNode = EventMatcherNode | ValueMatcherNode

/**
 * What a rule says, as a text: the same for rules that differ in the way in which they are written alone.
 * Places are no part of it, nor is what changes no decision; `all` of one test is that test.
 */
export function meaningOfRule(rule: RuleNode): string {
  const { match, when, unless, action, onUnknown } = rule
  const demanded = match === undefined ? 'always' : meaningOf(match)
  return JSON.stringify([demanded, when?.expression ?? null, unless === undefined ? null : meaningOf(unless), action.name, action.param, onUnknown])
}

export function meaningOfException(exception: ExceptionNode | undefined): string {
  return exception === undefined ? 'none' : JSON.stringify([meaningOf(exception.match), exception.endsAt])
}

/** Of a test; the order of what is combined tells nothing (L-12). */
export function meaningOf(node: TestNode): string {
  switch (node.kind) {
    case 'always':
      return 'always'
    case 'all':
    case 'any':
      return combined(node.kind, node.items.map(meaningOf))
    case 'tests': {
      const { required, empty, absent } = node
      const isPlain = !required && empty === undefined && absent === undefined
      const inner = combined('all', node.items.map(meaningOf))
      return isPlain ? inner : JSON.stringify(['tests', inner, required, empty, absent])
    }
    case 'not':
      return node.item.kind === 'exists' ? JSON.stringify(['exists', !node.item.want]) : JSON.stringify(['not', meaningOf(node.item)])
    case 'use':
      return meaningOf(node.item)
    case 'exists':
      return JSON.stringify(['exists', node.want])
    case 'path':
      return JSON.stringify(['path', node.path.text, meaningOf(node.item)])
    default:
      return JSON.stringify(node, replaced)
  }
}

function combined(kind: 'all' | 'any', items: readonly string[]): string {
  const kept = [...new Set(kind === 'all' ? items.filter((item) => item !== 'always') : items)].sort()
  const [only] = kept
  if (kept.length === 0) return 'always'
  return kept.length === 1 && only !== undefined ? only : JSON.stringify([kind, kept])
}

/** Tests inside by their meaning; of definitions the name, which stands beside them. */
function replaced(this: unknown, key: string, value: unknown): unknown {
  if (['span', 'operandSpan', 'nameSpans', 'definition'].includes(key)) return undefined
  if (key !== '' && isTest(value)) return meaningOf(value)
  return value
}

/** `as`: nothing but a test has both in a tree that was checked. */
function isTest(value: unknown): value is TestNode {
  return typeof value === 'object' && value !== null && 'kind' in value && 'span' in value
}
