import { createEngine } from '../../../src/core/runs/engine.ts'
import type { Run } from '../../../src/core/runs/run.ts'
import type { RunVector } from '../vector.ts'
import { buildStack, type HookSpec } from './build-stack.ts'
import { checkEvent } from './check-event.ts'
import { fillEvent } from './fill-event.ts'
import { hostTimer } from './host-timer.ts'

interface Step {
  readonly runId: string
  readonly parentRunId?: string
  readonly event: Record<string, unknown>
}

/** Several events through one stack: ends of runs and of their children (S-33a, S-33b). */
export const runRunVector: RunVector = async (vector) => {
  let reports = 0
  const stack = buildStack('root', vector['stack'] as readonly HookSpec[])
  const engine = createEngine({ stack, reporter: () => reports++, timer: hostTimer, trace: true })
  const runs = new Map<string, Run>()
  const problems: string[] = []
  const wanted = (vector['expect'] as { steps: readonly Record<string, unknown>[] }).steps
  for (const [index, step] of (vector['steps'] as readonly Step[]).entries()) {
    const { runId, parentRunId } = step
    const run = runs.get(runId) ?? engine.startRun(parentRunId === undefined ? { runId } : { runId, parentRunId })
    runs.set(runId, run)
    reports = 0
    const event = fillEvent(step.event)
    const judged = await run.judge(event)
    for (const problem of checkEvent(event, judged, reports, wanted[index] ?? {})) problems.push(`step ${index}: ${problem}`)
  }
  return problems
}
