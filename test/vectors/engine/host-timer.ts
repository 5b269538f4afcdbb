import type { Timer } from '../../../src/core/chain/compose-options.ts'

export const hostTimer: Timer = {
  after(ms, fn) {
    const handle = setTimeout(fn, ms)
    return () => clearTimeout(handle)
  },
}
