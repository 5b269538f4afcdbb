import { compilePolicy } from '../../core/compile/compile-policy.ts'
import type { PolicyWatch } from '../../core/compile/policy-watch.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { createEngine } from '../../core/runs/engine.ts'
import { createTraceSession, type TraceSession } from '../../core/runs/trace-session.ts'
import { systemTimer } from '../node/clock.ts'
import { approvalOfTrace } from './approval-of-trace.ts'
import { consultChecks } from './consult-checks.ts'
import type { DeciderParts } from './options/read-decider-options.ts'

/** One side of a comparison that decides, with runs of its own. Whoever hands events over says which runs are forgotten. */
export interface PolicySession extends TraceSession {
  /** No answer has to be awaited. */
  readonly isSync: boolean
}

export function openPolicySession(policy: PolicyAst, { programs, world }: DeciderParts, watch?: PolicyWatch): PolicySession {
  const checks = consultChecks(programs, policy)
  const { stack, digest } = compilePolicy(policy, { checks, approver: approvalOfTrace, timer: systemTimer, world }, watch)
  // Every failure stands in the diagnostics of its decision, which is what this host reports with (S-93).
  const engine = createEngine({ stack, reporter: () => undefined, timer: systemTimer })
  const session = createTraceSession({ engine, policy: digest, shiftsTurns: true })
  return { ...session, isSync: stack.leaves.every((leaf) => leaf.isSync === true) }
}
