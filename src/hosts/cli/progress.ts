import type { Io } from './io.ts'

const stepMs = 200

export interface Progress {
  readonly step: () => void
  readonly finish: () => void
}

/**
 * How far a long work is, on one line of a terminal; silent anywhere else, so that logs stay clean.
 * `looksEvery`: steps between two looks at the clock, fewer where a step is long.
 */
export function showProgress(io: Io, what: string, now: () => number, looksEvery = 256): Progress {
  if (!io.isErrTerminal) return { step: () => undefined, finish: () => undefined }
  let count = 0
  let shown = now()
  let isShown = false
  return {
    step() {
      count++
      // Asking the time costs more than counting.
      if (count % looksEvery !== 0 || now() - shown < stepMs) return
      shown = now()
      isShown = true
      io.err(`\r${count.toLocaleString('en-US')} ${what}`)
    },
    finish() {
      if (isShown) io.err('\r\u001b[K')
    },
  }
}
