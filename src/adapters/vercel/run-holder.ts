import type { Governor } from '../adapter.ts'
import type { GovernedRun } from '../governed-run.ts'
import type { RunFacts } from '../../core/runs/engine-parts.ts'

/** The run of one set of settings: it begins with the first request or tool, and nobody says when it is over. */
export interface RunHolder {
  readonly run: (isStreaming?: boolean) => GovernedRun
  readonly started: () => GovernedRun | undefined
}

/**
 * The SDK does not tell when it is done with a model and its tools, so a run is closed when they are collected, unless
 * the host did it before. What is registered holds the run and not its holder, or nothing would ever be collected.
 */
const abandoned = new FinalizationRegistry<() => void>((close) => {
  close()
})

export function createRunHolder(governor: Governor, facts: Partial<RunFacts>): RunHolder {
  let run: GovernedRun | undefined
  const holder: RunHolder = {
    run(isStreaming = false) {
      if (run === undefined) {
        run = governor.startRun({ isStreaming, ...facts })
        abandoned.register(holder, run.close)
      }
      return run
    },
    started: () => run,
  }
  return holder
}
