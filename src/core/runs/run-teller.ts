import type { ComposeOptions } from '../chain/compose-options.ts'
import type { Decided } from '../chain/decide.ts'
import type { Decision } from '../chain/resolution.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { EventFacts } from './run-context.ts'
import { stickyEnd, type RunEnd, type StickyEnd } from './run-end.ts'
import type { RunObserver } from './run-observer.ts'
import { createTell, type Tell } from './tell-observers.ts'

/** The observers of one run, as the run speaks to them. */
export interface RunTeller {
  readonly tell: Tell
  /** Tells a decision, and gives back the one that holds: without a required observer nothing goes ahead. */
  readonly decided: (event: StepEvent, decided: Decided, facts: EventFacts | undefined, isAgain: boolean) => Decided
  /** The run has ended; told with the next fact, so that an end comes after the decision that brought it. */
  readonly noteEnd: (end: RunEnd) => void
  readonly tellEnd: () => void
}

export interface ToldRun {
  readonly observers: readonly RunObserver[]
  readonly context: HookContext
  readonly options: ComposeOptions
  readonly end: () => StickyEnd | undefined
  readonly stop: (end: RunEnd) => void
  /** A call that was let through does not start after all. */
  readonly release: (event: StepEvent, decision: Decision) => void
}

export function createRunTeller({ observers, context, options, end, stop, release }: ToldRun): RunTeller {
  let endToTell: RunEnd | undefined
  let untold: { readonly end: StickyEnd; readonly diagnostic: Diagnostic } | undefined

  const say = createTell(observers, context.runId, options, ({ name }, diagnostic) => {
    const reason = `Run ended: observer \`${name}\` failed, and nothing may happen that it is not told of.`
    untold ??= { end: stickyEnd({ kind: 'cancelled', cause: 'fault', reason }), diagnostic }
    stop(untold.end.end)
  })

  const tellEnd = (): void => {
    const ended = endToTell
    if (ended === undefined) return
    endToTell = undefined
    say((observer) => observer.runEnded?.(context, ended))
  }

  /** What stands of a decision that a required observer could not be told. */
  const standing = (decided: Decided): Decided => {
    if (untold === undefined || decided.decision.kind === 'terminate') return decided
    const { decision, net } = end() ?? untold.end
    const diagnostics = [...decided.decision.diagnostics, untold.diagnostic]
    return { decision: { ...decision, diagnostics }, net }
  }

  return {
    tell(one) {
      say(one)
      tellEnd()
    },
    decided(event, decided, facts, isAgain) {
      const turn = facts?.turn ?? context.turn
      const time = facts?.at === undefined ? {} : { at: facts.at }
      const isAfterEnd = decided.decision === end()?.decision
      say((observer) => {
        const { decision } = standing(decided)
        return observer.decided?.({ context, event, decision, turn, ...time, isAfterEnd, isAgain })
      })
      const holds = standing(decided)
      if (holds !== decided) release(event, decided.decision)
      tellEnd()
      return holds
    },
    noteEnd(ended) {
      endToTell = ended
    },
    tellEnd,
  }
}
