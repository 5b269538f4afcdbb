import { createEngine } from '../../../src/core/runs/engine.ts'
import type { RunVector } from '../vector.ts'
import { buildStack, type HookSpec } from './build-stack.ts'
import { checkEvent } from './check-event.ts'
import { fillEvent } from './fill-event.ts'
import { hostTimer } from './host-timer.ts'

/** One event through one stack. */
export const runStackVector: RunVector = async (vector) => {
  let reports = 0
  const stack = buildStack('root', vector['stack'] as readonly HookSpec[])
  const engine = createEngine({ stack, reporter: () => reports++, timer: hostTimer, trace: true })
  const event = fillEvent(vector['event'] as Record<string, unknown>)
  const judged = await engine.startRun({ runId: 'run' }).judge(event)
  return checkEvent(event, judged, reports, vector['expect'] as Record<string, unknown>)
}
