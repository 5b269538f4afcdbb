import type { RunFacts } from '../../core/runs/engine-parts.ts'
import type { RunEnd } from '../../core/runs/run-end.ts'
import type { AdapterOptions, Governor } from '../adapter.ts'
import type { GovernedRun } from '../governed-run.ts'

export interface PlainClientOptions extends AdapterOptions {
  /** Names of tools and of parts of answers that may pass though no policy governs them: those that run at the provider. */
  readonly ungoverned?: readonly string[]
}

/** A run of one's own loop, whatever client it asks. */
export interface PlainRun {
  readonly runId: string
  readonly end: () => RunEnd | undefined
  /** The loop is done with the run. */
  readonly close: () => void
}

/** A run of the loop starts with its first request, which tells whether it streams. */
export function createPlainRun(governor: Governor, own: Partial<RunFacts> = {}): { readonly run: PlainRun; readonly governed: (isStreaming: boolean) => GovernedRun } {
  const runId = own.runId ?? globalThis.crypto.randomUUID()
  let started: GovernedRun | undefined
  return {
    run: { runId, end: () => started?.end(), close: () => started?.close() },
    governed: (isStreaming) => (started ??= governor.startRun({ isStreaming, ...own, runId })),
  }
}
