import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { wholeError } from '../../core/diagnostics/source-error.ts'
import type { TraceLine } from '../node/read-lines.ts'
import type { DecidedLine, EventDecider } from './event-decider.ts'

/** What the caller does with each line, in the order of the trace. */
export interface TraceWork {
  readonly decided: (line: Extract<DecidedLine, { readonly ok: true }>) => Promise<void> | undefined
  /** A line that is no event: it gets no decision (L-90). */
  readonly refused: (number: number, diagnostics: readonly Diagnostic[]) => void
}

/** How a trace ended: with its last line, or before it. */
export type TraceEnd = { readonly ok: true } | { readonly ok: false; readonly why: string }

/**
 * Decides the lines of one trace, one at a time, so that a trace of any length takes the same memory.
 * Events of a run stay in order; nothing is decided ahead.
 */
export async function decideTrace(lines: AsyncIterable<TraceLine>, decider: EventDecider, work: TraceWork): Promise<TraceEnd> {
  for await (const line of lines) {
    switch (line.kind) {
      case 'line': {
        const answer = decider(line.text)
        // Rules answer without a promise, and waiting for nothing is most of the cost of an event.
        const decided = answer instanceof Promise ? await answer : answer
        if (decided.ok) await work.decided(decided)
        else work.refused(line.number, decided.diagnostics)
        break
      }
      case 'refused':
        work.refused(line.number, [wholeError('SLC720', line.why)])
        break
      case 'failed':
        return { ok: false, why: line.why }
    }
  }
  return { ok: true }
}
