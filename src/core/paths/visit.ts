import type { Json } from '../base/json.ts'
import { UNDECIDED, type ArgPath } from './arg-path.ts'
import { keysOfTrail, pointerText } from './pointer.ts'
import { walkPath } from './walk-path.ts'

export interface Location {
  /** JSON Pointer (RFC 6901). It holds keys of the event: not for messages. */
  readonly pointer: string
  /** From the root: a text is a member, a number an element. */
  readonly keys: readonly (string | number)[]
  readonly value: Json
}

export type Visit = { readonly kind: 'undecided' } | { readonly kind: 'locations'; readonly locations: readonly Location[] }

/**
 * The places that a path selects, each once, in the order of `selectNodes`. What is absent has no
 * place. Undecided as soon as one node is (L-14), or when a bound is reached.
 */
export function visit(root: Json, path: ArgPath): Visit {
  const locations: Location[] = []
  let undecidedNodes = 0
  const isComplete = walkPath(root, path.steps, {
    node: (value, trail) => {
      const keys = keysOfTrail(trail)
      locations.push({ pointer: pointerText(keys), keys, value })
    },
    gap: (kind) => {
      if (kind === UNDECIDED) undecidedNodes++
    },
  })
  return isComplete && undecidedNodes === 0 ? { kind: 'locations', locations } : { kind: 'undecided' }
}
