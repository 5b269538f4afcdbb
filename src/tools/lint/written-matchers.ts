import type { MapNode, SyntaxNode } from '../../core/syntax/syntax-tree.ts'

/** Keys that hold a matcher, a list of matchers, or a map whose keys hold some. */
const matcherKeys: ReadonlySet<string> = new Set([
  'match',
  'unless',
  'all',
  'any',
  'not',
  'args',
  'every',
  'some',
  'none',
  'of',
  'prompt',
  'result',
  'text',
  'run',
  'env',
])

/** A map that stands where `use: name` could stand; `inner` are those inside it. */
export interface WrittenMatcher {
  readonly node: MapNode
  readonly inner: readonly WrittenMatcher[]
}

/** The matchers of a rule, an exception or a matcher as they were written; operands are not looked into. */
export function writtenMatchers(node: SyntaxNode): readonly WrittenMatcher[] {
  if (node.kind === 'list') return node.items.flatMap(matcherAt)
  if (node.kind === 'scalar') return []
  return node.entries.flatMap(({ key, value }) => {
    if (!matcherKeys.has(key.text) && !key.text.startsWith('$')) return []
    // The value of `args` is a map of paths, and those of the lists are matchers themselves.
    return key.text === 'args' || value.kind === 'list' ? writtenMatchers(value) : matcherAt(value)
  })
}

function matcherAt(node: SyntaxNode): readonly WrittenMatcher[] {
  return node.kind === 'map' ? [{ node, inner: writtenMatchers(node) }] : []
}
