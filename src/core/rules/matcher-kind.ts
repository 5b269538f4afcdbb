import type { SyntaxNode } from '../syntax/syntax-tree.ts'
import { eventMatcherKeys } from './event-matcher-keys.ts'

export type MatcherKind = 'event' | 'value'

/** Does a named matcher test the event or one value? It follows from its keys (L-16); undefined = it says nothing. */
export function matcherKind(
  node: SyntaxNode,
  matchers: ReadonlyMap<string, SyntaxNode>,
  using: readonly string[] = [],
): MatcherKind | undefined {
  if (node.kind !== 'map') return node.kind === 'scalar' && node.value === 'any' ? undefined : 'value'
  for (const { key, value } of node.entries) {
    if (Object.hasOwn(eventMatcherKeys, key.text)) return 'event'
    if (key.text === 'use') {
      const name = value.kind === 'scalar' ? String(value.value) : ''
      const used = using.includes(name) ? undefined : matchers.get(name)
      const kind = used && matcherKind(used, matchers, [...using, name])
      if (kind !== undefined) return kind
      continue
    }
    if (key.text !== 'any' && key.text !== 'all' && key.text !== 'not') return 'value'
    for (const item of value.kind === 'list' ? value.items : [value]) {
      const kind = matcherKind(item, matchers, using)
      if (kind !== undefined) return kind
    }
  }
  return undefined
}
