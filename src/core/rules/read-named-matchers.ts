import { matcherKind } from './matcher-kind.ts'
import type { MatcherScope, PackNames } from './matcher-scope.ts'
import { readEventMatcher } from './read-event-matcher.ts'
import { readDeclaredMatcher } from './read-value-matcher.ts'
import type { Reading } from './reading.ts'

/**
 * Reads every declared matcher on its own, so that an unused one is checked too. No event is
 * presumed; each use checks it once more against the events where it stands.
 */
export function readNamedMatchers(reading: Reading, names: PackNames, usesRead: Map<string, unknown>): void {
  for (const [name, node] of names.matchers) {
    const scope: MatcherScope = {
      reading,
      names,
      events: [],
      permit: false,
      using: [name],
      depth: 0,
      usesRead,
    }
    const kind = matcherKind(node, names.matchers)
    if (kind === 'value') readDeclaredMatcher(scope, node)
    else readEventMatcher(scope, { key: { text: name, span: node.span }, value: node })
  }
}

