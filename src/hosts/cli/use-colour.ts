import type { Io } from './io.ts'

/**
 * Colours stand only where a person reads: `NO_COLOR` turns them off, `FORCE_COLOR` on, and else a
 * terminal decides. `FORCE_COLOR=0` means off.
 */
export function useColour(io: Pick<Io, 'environment'>, isTerminal: boolean): boolean {
  const { NO_COLOR: off, FORCE_COLOR: on, TERM: term } = io.environment
  if (off !== undefined && off !== '') return false
  if (on !== undefined) return on !== '0' && on !== 'false'
  return isTerminal && term !== 'dumb'
}
