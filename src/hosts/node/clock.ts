/** Milliseconds since 1970, by the system. */
export function systemTime(): number {
  return Date.now()
}

/** A time limit on a hook: calls `late` once, unless cancelled before. Shape of the engine's timer port (S-94). */
export const systemTimer = {
  after(milliseconds: number, late: () => void): () => void {
    const timer = setTimeout(late, milliseconds)
    return () => clearTimeout(timer)
  },
}
