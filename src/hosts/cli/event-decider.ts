import type { JsonObject } from '../../core/base/json.ts'
import type { CompiledPolicy } from '../../core/compile/compile-policy.ts'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { createEngine } from '../../core/runs/engine.ts'
import type { TraceEvent } from '../../core/records/trace-event.ts'
import { createTraceSession, type TraceDecided, type TraceSession } from '../../core/runs/trace-session.ts'
import { systemTimer } from '../node/clock.ts'
import { readEventText } from './read-event-text.ts'

/** The answer to one line of a trace: the event as it was read and its decision, or why it is no event. */
export type DecidedLine =
  | { readonly ok: true; readonly event: JsonObject; readonly decision: JsonObject }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }

/** Decides the lines of traces in order; events of one `run_id` share a run (section 11). */
export type EventDecider = (line: string) => DecidedLine | Promise<DecidedLine>

export interface DeciderOptions {
  /** Facts for events that do not state them. */
  readonly env: JsonObject
  /** Traces may count turns from 0 (section 11). */
  readonly shiftsTurns: boolean
  /** Runs that are remembered at once; an ended run that was forgotten would go on. */
  readonly rememberedRuns?: number
  /** Told of each event before and after it is decided, by those who explain decisions. */
  readonly deciding?: () => void
  readonly decided?: (event: TraceEvent, decided: TraceDecided) => void
}

export interface PolicyDecider {
  readonly decide: EventDecider
  readonly runsCountedFromZero: () => number
  readonly runsStarted: () => number
  /** The run of an id, while it is remembered. */
  readonly run: TraceSession['run']
}

export function createEventDecider(policy: CompiledPolicy, options: DeciderOptions): PolicyDecider {
  const { env, shiftsTurns, rememberedRuns, deciding, decided: tell } = options
  const { stack, digest } = policy
  // Every failure stands in the diagnostics of its decision, which is what this host reports with (S-93).
  const engine = createEngine({ stack, reporter: () => undefined, timer: systemTimer })
  const session = createTraceSession({
    engine,
    policy: digest,
    shiftsTurns,
    ...(rememberedRuns !== undefined && { rememberedRuns }),
  })
  const isSync = stack.leaves.every((leaf) => leaf.isSync === true)
  const hasFacts = Object.keys(env).length > 0

  return {
    runsCountedFromZero: session.runsCountedFromZero,
    runsStarted: session.runsStarted,
    run: session.run,
    decide(line) {
      const read = readEventText(line)
      if (!read.ok) return read
      const { event } = read
      // What the event says of its host is nearer to it than what the command line says of all.
      const traced = hasFacts ? { ...read.traced, env: { ...env, ...read.traced.env } } : read.traced
      const answer = (decided: TraceDecided): DecidedLine => {
        tell?.(traced, decided)
        return { ok: true, event, decision: decided.json() }
      }
      deciding?.()
      return isSync ? answer(session.decideSync(traced)) : session.decide(traced).then(answer)
    },
  }
}
