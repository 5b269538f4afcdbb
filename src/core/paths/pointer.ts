import type { Trail } from './walk-path.ts'

/** The keys from the root to a place. */
export function keysOfTrail(trail: Trail | undefined): readonly (string | number)[] {
  const keys: (string | number)[] = []
  for (let at = trail; at !== undefined; at = at.above) keys.push(at.key)
  return keys.reverse()
}

/** The JSON Pointer of a place (RFC 6901); the empty text is the root. */
export function pointerText(keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
