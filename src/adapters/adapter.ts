import type { Engine } from '../core/runs/engine.ts'
import type { RunFacts } from '../core/runs/engine-parts.ts'
import type { RunEnd } from '../core/runs/run-end.ts'
import { assertHonored } from './assert-honored.ts'
import { createGovernedRun, type GovernedRun } from './governed-run.ts'
import type { TargetDefinition } from './targets/define-target.ts'

// Beside its own, `sluice/adapter` exports what an adapter for another agent is made of.
export type { AnsweredCall, AnsweredTurn, GovernedRun, ModelAnswer, SentRequest } from './governed-run.ts'
export type { ToolAboutToRun, ToolDelivery } from './run-decided.ts'
export { sluiceTerminated, terminationOf, type SluiceTerminated } from './sluice-terminated.ts'
export { emulated, impossible, native, type Capability, type CapabilityWord } from './targets/capability.ts'
export { defineTarget, everyField, unseen, type CapabilityTable, type TargetDefinition } from './targets/define-target.ts'

/** What every adapter takes beside an engine. */
export interface AdapterOptions {
  /**
   * What the host vouches for, for each run or made anew for each: user, env, agent name, parent. Never take it
   * from the agent (L-66). Without a `runId` each run gets a random one.
   */
  readonly facts?: Partial<RunFacts> | (() => Partial<RunFacts>)
  /** Milliseconds since 1970; default: the clock of the platform. */
  readonly now?: () => number
  /** Told once when a run ends by a policy or a fault; the agent framework may hide the error that ends it. */
  readonly onEnd?: (end: RunEnd, runId: string) => void
}

/** An engine bound to one kind of agent. */
export interface Governor {
  readonly target: TargetDefinition
  /** `facts` of this very run come before those of the options. */
  readonly startRun: (facts?: Partial<RunFacts>) => GovernedRun
}

/** @throws Error if the target cannot honor what a rule of the engine may answer (L-04). */
export function createGovernor(engine: Engine, target: TargetDefinition, options: AdapterOptions = {}): Governor {
  assertHonored(engine.stack, target)
  const now = options.now ?? platformTime
  return {
    target,
    startRun(own = {}) {
      const general = typeof options.facts === 'function' ? options.facts() : options.facts
      const facts: RunFacts = { runId: globalThis.crypto.randomUUID(), ...general, ...own }
      return createGovernedRun(engine, target, facts, { now, ...(options.onEnd && { onEnd: options.onEnd }) })
    },
  }
}

/** Milliseconds since 1970, by the platform. */
export function platformTime(): number {
  return Date.now()
}
