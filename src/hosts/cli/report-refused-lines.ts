import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import type { Io } from './io.ts'

/** Findings that are printed in full; a trace of another format would fill the screen. */
const most = 20

export interface RefusedLines {
  readonly add: (trace: string, number: number, diagnostics: readonly Diagnostic[]) => void
  readonly count: () => number
  /** Says how many were not printed. */
  readonly finish: () => void
}

/** Tells on stderr which lines were refused and why; the message names fields, never values (L-83). */
export function reportRefusedLines(io: Io): RefusedLines {
  let count = 0
  return {
    add(trace, number, diagnostics) {
      count++
      if (count > most) return
      for (const { code, message, hint } of diagnostics) {
        io.err(`${trace}:${String(number)}: error[${code}]: ${message}${hint === undefined ? '' : `; ${hint}`}\n`)
      }
    },
    count: () => count,
    finish() {
      if (count > most) io.err(`and ${String(count - most)} more refused lines\n`)
    },
  }
}
