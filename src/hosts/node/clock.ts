import type { Timer } from '../../core/chain/compose-options.ts'

/** Milliseconds since 1970, by the system. */
export function systemTime(): number {
  return Date.now()
}

/** A time limit on a hook: calls `late` once, unless cancelled before. The engine's timer port (S-94). */
export const systemTimer: Timer = {
  after(milliseconds, late) {
    const timer = setTimeout(late, milliseconds)
    return () => clearTimeout(timer)
  },
}
