import type { Verdict } from '../base/verdict.ts'
import type { FlagSet } from './flags-of.ts'
import type { ShellFlag } from './read-options.ts'

/**
 * Does a flag occur? A name of one letter is a short flag, also in a cluster; a longer one is a long flag, also
 * abbreviated. Unknown where a word stands that could be a flag once its text is known. Source: L-41.
 */
export function hasFlag(set: FlagSet, name: string): Verdict {
  if (set.flags.some((flag) => isMeant(flag, name, set))) return 'hit'
  return set.isUncertain ? 'unknown' : 'miss'
}

function isMeant(flag: ShellFlag, name: string, { grammar }: FlagSet): boolean {
  if (flag.name === name) return flag.isLong || name.length === 1
  if (name.length < 2 || !flag.isLong || flag.name === '' || !name.startsWith(flag.name)) return false
  // An abbreviation of the flag that is asked for, unless it is another flag in full. Where it could mean several
  // the program refuses it, or its table is not complete: then it counts, which is the safe side of a guard.
  return grammar.abbreviates && !grammar.long.has(flag.name)
}
