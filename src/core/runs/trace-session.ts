import type { JsonObject } from '../base/json.ts'
import type { Decision } from '../chain/resolution.ts'
import { runDiagnostic } from '../chain/run-diagnostic.ts'
import type { TraceEvent } from '../records/trace-event.ts'
import { decisionJson } from './decision-json.ts'
import type { Engine } from './engine.ts'
import type { EventFacts } from './run-context.ts'
import type { Run } from './run.ts'
import { stickyEnd, type RunEnd } from './run-end.ts'

export interface TraceDecided {
  readonly decision: Decision
  readonly isAfterEnd: boolean
  readonly json: () => JsonObject
}

/** Decides the events of traces in the order of their lines; events of one `run_id` share a run (section 11). */
export interface TraceSession {
  readonly decide: (event: TraceEvent) => Promise<TraceDecided>
  /** Hooks whose answers have to be awaited fail closed (S-96). */
  readonly decideSync: (event: TraceEvent) => TraceDecided
  /** The run of an id, while it is remembered. */
  readonly run: (runId: string) => Run | undefined
  /** Done with a run: an event of it that still comes starts it anew. For hosts that keep their own count of runs. */
  readonly forget: (runId: string) => void
  /** Runs whose trace counts turns from 0; their turns are read one higher. */
  readonly runsCountedFromZero: () => number
  /** Runs that were started; one that was forgotten and came back counts twice. */
  readonly runsStarted: () => number
}

export interface TraceOptions {
  readonly engine: Engine
  readonly policy: string
  /** A run whose first event is of turn 0 counts from 0; its turns are shifted. Without it they are kept. */
  readonly shiftsTurns?: boolean
  /**
   * How many runs are remembered, the latest used first. An event of a forgotten run starts it anew, so that
   * a trace of any length needs bounded memory.
   */
  readonly rememberedRuns?: number
}

interface OpenRun {
  readonly run: Run
  readonly shift: number
}

export function createTraceSession(options: TraceOptions): TraceSession {
  const { engine, policy, shiftsTurns = false, rememberedRuns = Number.POSITIVE_INFINITY } = options
  const open = new Map<string, OpenRun>()
  let countedFromZero = 0
  let started = 0

  const forget = (runId: string): void => {
    open.get(runId)?.run.close()
    open.delete(runId)
  }

  const openRun = (event: TraceEvent): OpenRun => {
    const known = open.get(event.runId)
    if (known !== undefined) {
      // The map is in the order of last use, so that the first entry is the one to forget.
      open.delete(event.runId)
      open.set(event.runId, known)
      return known
    }
    started++
    const [oldest] = open.size >= rememberedRuns ? open.keys() : []
    if (oldest !== undefined) forget(oldest)
    const shift = shiftsTurns && event.turn === 0 ? 1 : 0
    countedFromZero += shift
    const fresh = { run: engine.startRun({ runId: event.runId }), shift }
    open.set(event.runId, fresh)
    return fresh
  }

  const factsOf = (event: TraceEvent, shift: number): EventFacts => ({
    turn: event.turn + shift,
    env: event.env,
    isStreaming: event.isStreaming,
    ...(event.at === undefined ? {} : { at: event.at }),
    ...(event.agent === undefined ? {} : { agentName: event.agent }),
    ...(event.user === undefined ? {} : { user: event.user }),
  })

  const decided = (event: TraceEvent, decision: Decision, isAfterEnd: boolean): TraceDecided => ({
    decision,
    isAfterEnd,
    json: () =>
      decisionJson(event.event, decision, {
        runId: event.runId,
        policy,
        isAfterEnd,
        ...(event.seq === undefined ? {} : { seq: event.seq }),
      }),
  })

  /** A line may name a run above its run at any time. One that names a run below it is the end (S-33a). */
  const circleOf = (event: TraceEvent, run: Run): Decision | undefined => {
    if (event.parentRunId === undefined || run.follow(event.parentRunId) || run.end() !== undefined) return undefined
    const stated: RunEnd = { kind: 'cancelled', cause: 'fault', reason: 'Run ended: `parent_run_id` puts a run above itself.' }
    const finding = runDiagnostic('malformed_event', 'error', '`parent_run_id` puts a run above itself', { event: event.event.kind })
    const decision = { ...stickyEnd(stated).decision, diagnostics: [finding] }
    // Nobody else was asked, so nobody else tells it.
    const facts = { turn: event.turn, ...(event.at === undefined ? {} : { at: event.at }), isAfterEnd: false, isAgain: false }
    run.tell?.((observer) => observer.decided?.({ context: run.context, event: event.event, decision, ...facts }))
    run.stop(stated)
    return decision
  }

  return {
    async decide(event) {
      const { run, shift } = openRun(event)
      const circle = circleOf(event, run)
      if (circle !== undefined) return decided(event, circle, false)
      const isAfterEnd = run.end() !== undefined
      return decided(event, await run.decide(event.event, factsOf(event, shift)), isAfterEnd)
    },
    decideSync(event) {
      const { run, shift } = openRun(event)
      const circle = circleOf(event, run)
      if (circle !== undefined) return decided(event, circle, false)
      const isAfterEnd = run.end() !== undefined
      return decided(event, run.decideSync(event.event, factsOf(event, shift)), isAfterEnd)
    },
    run: (runId) => open.get(runId)?.run,
    forget,
    runsCountedFromZero: () => countedFromZero,
    runsStarted: () => started,
  }
}
