import { limits } from '../base/limits.ts'
import type { Lookup, Lookups } from '../events/lookups.ts'
import { unreadable } from './host-name.ts'
import { readUrlOnce, type ReadUrl, type UrlReading } from './url-reading.ts'
import { parseWhatwgUrl } from './whatwg-url.ts'

/**
 * The URLs that a fetch touches, the written one first, then those to which it is sent on, asked for only as
 * far as they are taken. Whatever keeps the rest from being known (nobody who can say, a loop, more hops
 * than the limit) is an unreadable last one. Source: L-43.
 */
export function* hopsOf(text: string, lookups: Lookups): Generator<UrlReading> {
  const seen = new Set<string>()
  let next: string | null = text
  while (next !== null) {
    if (seen.size === limits.redirectHops) {
      yield unreadable('is redirected too often')
      return
    }
    const hop = readUrlOnce(next, lookups)
    if (hop.kind === 'unreadable') {
      yield seen.size === 0 ? hop : unreadable(`is redirected to a text that ${hop.why}`)
      return
    }
    if (seen.has(hop.canonical)) {
      yield unreadable('is redirected in a circle')
      return
    }
    seen.add(hop.canonical)
    yield hop
    const target = targetOf(hop, lookups)
    if (target.kind === 'failed') {
      yield unreadable('may be redirected, and nobody can say to where')
      return
    }
    next = target.value
  }
}

/**
 * Only a fetch over HTTP is sent on. Asked for in the one spelling, then as written, which may be all that
 * the host knows.
 */
function targetOf(hop: ReadUrl, lookups: Lookups): Lookup<string | null> {
  if (hop.scheme !== 'http' && hop.scheme !== 'https') return { kind: 'known', value: null }
  const [written = ''] = hop.written.split('#', 1)
  for (const question of new Set([hop.canonical, written])) {
    const answer = lookups.redirectOf(question)
    if (answer.kind === 'failed') return answer
    if (answer.value !== null) return { kind: 'known', value: absolute(answer.value, hop.canonical) }
  }
  return { kind: 'known', value: null }
}

/** A target without scheme stands relative to the URL before it. What cannot be read stays, to be found unreadable. */
function absolute(target: string, base: string): string {
  if (/^[a-z][a-z0-9+.-]*:/iu.test(target) || /[\s\\\p{Cc}]/u.test(target)) return target
  return parseWhatwgUrl(target, base)?.href ?? target
}
