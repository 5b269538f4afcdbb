import type { PathStep } from '../paths/arg-path.ts'
import { formatPath } from '../paths/format-path.ts'
import type { KeyedHash } from './keyed-hash.ts'
import { recordLimits } from './record-limits.ts'

/** Hex digits by which an unknown name is told from others. */
const NAME_DIGITS = 16

/**
 * The path of a leaf as a record keeps it. A name that the policy does not know may be data (a map by
 * mail address, an argument that the model made up), so only its keyed hash is kept (L-83).
 */
export function leafPath(
  members: readonly (string | number)[],
  isKnownName: (name: string) => boolean,
  hash: KeyedHash,
): string {
  const steps = members.map((member): PathStep => {
    if (typeof member === 'number') return { kind: 'index', index: member }
    return { kind: 'name', name: isKnownName(member) ? member : `#${hash.name(member).slice(0, NAME_DIGITS)}` }
  })
  const text = formatPath(steps)
  return text.length <= recordLimits.pathLength ? text : `${text.slice(0, recordLimits.pathLength)}…`
}
