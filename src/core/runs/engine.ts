import type { HookContext } from '../events/hook-context.ts'
import { createScratchpad } from '../events/scratchpad.ts'
import type { FailureReport, Timer } from '../chain/compose-options.ts'
import { reportFailure } from '../chain/note-failure.ts'
import type { HookStack } from '../chain/hook-stack.ts'
import { defaultRunLimits, type RunFacts, type RunLimits } from './engine-parts.ts'
import { createRun, type Run } from './run.ts'
import type { RunObserver } from './run-observer.ts'
import type { RunParts } from './run-parts.ts'
import { createRunRegistry } from './run-registry.ts'
import { inTellingOrder } from './tell-observers.ts'
import { withSchemaGuard, type CheckArgs } from './schema-guard.ts'

export interface EngineOptions {
  readonly stack: HookStack
  /** Told of every failure once; it can be redirected, not left out (S-93). */
  readonly reporter: (report: FailureReport) => void
  /** Needed as soon as a hook has a time limit (S-94). */
  readonly timer?: Timer
  readonly limits?: Partial<RunLimits>
  readonly checkArgs?: CheckArgs
  readonly stateVersion?: (context: HookContext) => unknown
  readonly trace?: boolean
  /** Record logs, telemetry: they look on at every run and change nothing. */
  readonly observers?: readonly RunObserver[]
}

export interface Engine {
  readonly stack: HookStack
  readonly limits: RunLimits
  /** To the operator's reporter, for what an adapter finds beside the chain; what it throws is dropped. */
  readonly report: (report: FailureReport) => void
  /** @throws Error if a run with this id is open already. */
  readonly startRun: (facts: RunFacts) => Run
}

/** @throws Error if a hook has a time limit and the host gave no timer: the limit would not hold. */
export function createEngine(options: EngineOptions): Engine {
  const { checkArgs, reporter, timer, stateVersion, trace, observers = [] } = options
  const limited = options.stack.leaves.find((leaf) => leaf.timeoutMs !== undefined)
  if (limited !== undefined && timer === undefined) {
    throw new Error(`hook \`${limited.name}\` has a time limit, which needs a timer`)
  }
  const registry = createRunRegistry()
  const parts: RunParts = {
    stack: checkArgs === undefined ? options.stack : withSchemaGuard(options.stack, checkArgs),
    limits: { ...defaultRunLimits, ...options.limits },
    options: {
      report: reporter,
      ...(timer === undefined ? {} : { timer }),
      ...(stateVersion === undefined ? {} : { stateVersion }),
      ...(trace === undefined ? {} : { trace }),
    },
    ...(observers.length === 0 ? {} : { observers: inTellingOrder(observers) }),
  }
  return {
    stack: parts.stack,
    limits: parts.limits,
    report: (report) => {
      reportFailure(parts.options, report)
    },
    startRun(facts) {
      const registered = registry.open(facts.runId, facts.parentRunId)
      return createRun(parts, registered, facts, createScratchpad())
    },
  }
}
