import type { Governor } from '../adapter.ts'
import type { GovernedRun } from '../governed-run.ts'
import type { HandoffCall } from './handoff-call.ts'
import type { RunContextShape } from './sdk-shapes.ts'

/** One run of a `Runner`, whichever agents it goes through. */
export interface AgentRun {
  readonly runId: string
  /** Starts it, if this is the first that is asked of it. */
  readonly governed: (isStreaming?: boolean) => GovernedRun
  readonly isStarted: () => boolean
  /** Texts in place of calls that the SDK could not answer by itself, by call id. */
  readonly answers: Map<string, string>
  /** What the model called, where the SDK had to be given another name, by call id. */
  readonly calledNames: Map<string, string>
  /** Results of handoffs in place of those that the SDK writes, by call id. */
  readonly results: Map<string, string>
  /** Handoffs of the turn that is being carried out. */
  handoffs: readonly HandoffCall[]
}

export interface AgentRuns {
  /** The run that a context belongs to; a context that is not known yet begins one. */
  readonly of: (context: RunContextShape, agentName: string) => AgentRun
  /** For an agent that runs as a tool: a run below `parent`, and the context that leads to it. */
  readonly below: (parent: AgentRun, context: RunContextShape, agentName: string) => { readonly run: AgentRun; readonly context: RunContextShape }
}

/**
 * Runs by their context. One agent serves many runs at once, and the context is the one thing that the SDK makes
 * anew for each of them and hands to everything in it. Nothing here holds a context: a run is closed when
 * the SDK has let go of its context.
 */
export function createAgentRuns(governor: Governor): AgentRuns {
  const runs = new WeakMap<object, AgentRun>()
  const left = new FinalizationRegistry<GovernedRun>((governed) => {
    governed.close()
  })

  const begin = (context: RunContextShape, agentName: string, parentRunId?: string): AgentRun => {
    const runId = globalThis.crypto.randomUUID()
    let started: GovernedRun | undefined
    const whereabouts = new WeakRef(context)
    const run: AgentRun = {
      runId,
      governed(isStreaming) {
        if (started !== undefined) return started
        started = governor.startRun({
          runId,
          agentName,
          ...(parentRunId !== undefined && { parentRunId }),
          ...(isStreaming !== undefined && { isStreaming }),
        })
        const alive = whereabouts.deref()
        if (alive !== undefined) left.register(alive, started)
        return started
      },
      isStarted: () => started !== undefined,
      answers: new Map(),
      calledNames: new Map(),
      results: new Map(),
      handoffs: [],
    }
    runs.set(context, run)
    return run
  }

  return {
    of: (context, agentName) => runs.get(context) ?? begin(context, agentName),
    below(parent, context, agentName) {
      const fork = forkOf(context)
      const run = begin(fork, agentName, parent.runId)
      const forkWithInput = fork._forkWithToolInput?.bind(fork)
      // The SDK forks once more for agents with parameters of their own.
      if (forkWithInput !== undefined) {
        fork._forkWithToolInput = (input) => {
          const inner = forkWithInput(input)
          if (isContext(inner)) runs.set(inner, run)
          return inner
        }
      }
      return { run, context: fork }
    },
  }
}

function forkOf(context: RunContextShape): RunContextShape {
  const fork = context._forkWithoutToolInput?.()
  // Without a context of its own the inner run would be taken for the outer one.
  if (!isContext(fork)) throw new Error('sluice: this version of the SDK has no contexts that an agent as a tool could be told apart by')
  return fork
}

function isContext(value: unknown): value is RunContextShape {
  return typeof value === 'object' && value !== null
}
