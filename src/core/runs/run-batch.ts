import type { DecidedCall } from './decide-turn.ts'
import type { RunEnd } from './run-end.ts'
import type { Run } from './run.ts'
import { runToolCall, type ToolCallPorts } from './run-tool-call.ts'
import type { ToolCallReport } from './tool-call-report.ts'
import type { PendingCall } from './tool-call.ts'

export interface BatchOptions {
  /** Calls in flight at once; default 1, and 0 counts as 1. */
  readonly concurrency?: number
  /** The turn was decided as a whole before; one for each call, in call order. */
  readonly decided?: readonly DecidedCall[]
}

export interface BatchReport {
  /** The end reported by the lowest call index (S-65). */
  readonly end: RunEnd | undefined
  /** In call order, whatever order they finished in; empty after any end: nothing is committed then. */
  readonly committed: readonly ToolCallReport[]
  /** All that happened, for telemetry: undefined for a call that never started. */
  readonly reports: readonly (ToolCallReport | undefined)[]
}

/** The valid calls of one turn as an atomic batch (S-65). */
export async function runBatch(
  run: Run,
  calls: readonly PendingCall[],
  ports: ToolCallPorts,
  options: BatchOptions = {},
): Promise<BatchReport> {
  const reports: (ToolCallReport | undefined)[] = calls.map(() => undefined)
  const width = widthOf(options.concurrency)
  let next = 0
  let isEnding = false

  const work = async (): Promise<void> => {
    while (!isEnding && next < calls.length) {
      const index = next++
      const call = calls[index]
      if (call === undefined) return
      try {
        const report = await runToolCall(run, call, ports, options.decided?.[index])
        reports[index] = report
        if (report.end !== undefined) isEnding = true
      } catch (thrown) {
        // A host's tool port broke: no further call starts, those in flight are drained.
        isEnding = true
        throw thrown
      }
    }
  }
  const drained = await Promise.allSettled(Array.from({ length: Math.min(width, calls.length) }, work))
  // Each call that was taken up sees to its own reservations.
  for (const one of options.decided?.slice(next) ?? []) run.release(one.call.internalCallId)
  const broken = drained.find((result) => result.status === 'rejected')
  if (broken !== undefined) throw broken.reason
  const end = reports.find((report) => report?.end !== undefined)?.end
  const committed = end === undefined ? reports.filter((report) => report !== undefined) : []
  return { end, committed, reports }
}

function widthOf(concurrency: number | undefined): number {
  return concurrency !== undefined && concurrency >= 1 ? Math.floor(concurrency) : 1
}
