import type { Span } from '../diagnostics/source.ts'
import type { MapEntry, SyntaxNode } from '../syntax/syntax-tree.ts'
import { matcherKind, type MatcherKind } from './matcher-kind.ts'
import type { MatcherScope } from './matcher-scope.ts'
import { asText, didYouMean, nearestPlace, valueSpan } from './reading.ts'

/** `use: name`: the named matcher, read as if it stood here (L-16). */
export function readUse<Node extends { readonly kind: string }>(
  scope: MatcherScope,
  entry: MapEntry,
  kind: MatcherKind,
  read: (scope: MatcherScope, node: SyntaxNode) => Node | undefined,
  /** Tells apart uses that are read differently. */
  variant = '',
): { readonly kind: 'use'; readonly name: string; readonly item: Node; readonly span: Span } | undefined {
  const { reading, names } = scope
  const name = asText(reading, entry.value, '`use`', valueSpan(entry))
  if (name === undefined) return undefined
  const node = names.matchers.get(name)
  if (node === undefined) {
    const hint = didYouMean(name, names.matchers.keys()) ?? 'declare it under `matchers:`'
    reading.report('SLC310', entry.value.span, `unknown matcher \`${name}\``, hint, nearestPlace(name, names.declared.matchers))
    return undefined
  }
  if (scope.using.includes(name)) {
    // One cycle is one finding, from whichever of its matchers it is read.
    const cycle = `cycle ${[...scope.using.slice(scope.using.indexOf(name))].sort().join()}`
    if (scope.usesRead.has(cycle)) return undefined
    scope.usesRead.set(cycle, undefined)
    reading.report('SLC311', entry.value.span, `the matchers form a cycle: ${[...scope.using, name].join(' → ')}`)
    return undefined
  }
  const found = matcherKind(node, names.matchers)
  if (found !== undefined && found !== kind) {
    reading.report(
      'SLC312',
      entry.value.span,
      `the matcher \`${name}\` tests ${found === 'event' ? 'the whole event' : 'one value'}`,
      found === 'event' ? 'use it directly below `match` or `unless`' : 'use it below a path, `result` or `prompt`',
    )
    return undefined
  }
  const key = `${kind} ${variant} ${name} ${String(scope.permit)} ${scope.events.join()}`
  if (!scope.usesRead.has(key)) {
    scope.usesRead.set(key, read({ ...scope, using: [...scope.using, name] }, node))
  }
  // `as`: the key names the kind of matcher, so it was read by the same `read`.
  const item = scope.usesRead.get(key) as Node | undefined
  return item && { kind: 'use', name, item, span: entry.value.span }
}
