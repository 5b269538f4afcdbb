import { compilePolicy, type CompiledPolicy } from '../../core/compile/compile-policy.ts'
import type { HostPorts } from '../../core/compile/host-ports.ts'
import type { PolicyWatch } from '../../core/compile/policy-watch.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { systemTimer } from '../node/clock.ts'
import { approvalOfTrace } from './approval-of-trace.ts'
import { consultChecks } from './consult-checks.ts'
import type { CommandRequest } from './define-command.ts'
import { createEventDecider, type DeciderOptions, type PolicyDecider } from './event-decider.ts'
import type { ExitCode } from './exit-code.ts'
import type { Io } from './io.ts'
import { loadForCommand } from './load-for-command.ts'
import { readDeciderOptions } from './options/read-decider-options.ts'
import { refuseUse } from './refuse-use.ts'

export type Prepared =
  | {
      readonly ok: true
      readonly decider: PolicyDecider
      /** One more decider, whose runs have not begun. */
      readonly anew: () => PolicyDecider
      readonly compiled: CompiledPolicy
      readonly ports: HostPorts
      readonly digest: string
    }
  /** Everything was said; the command ends with this code. */
  | { readonly ok: false; readonly exit: ExitCode }

/** From the command line to a policy that decides: loads for this host, which supplies what it was given. */
export async function prepareDecider(
  policies: readonly string[],
  options: CommandRequest['options'],
  io: Io,
  work: Omit<DeciderOptions, 'env'> & {
    readonly world: 'system' | 'plain'
    /** Whoever watches is made from the policy that is watched. */
    readonly watch?: (policy: PolicyAst) => PolicyWatch
  },
): Promise<Prepared> {
  const given = await readDeciderOptions(options, work.world)
  if (!given.ok) return { ok: false, exit: refuseUse(io, given.message) }
  const { programs, env, world, host } = given.value
  const loaded = await loadForCommand(policies, options, io, { host })
  if (!loaded.ok) return loaded
  const checks = consultChecks(programs, loaded.policy)
  const ports = { checks, approver: approvalOfTrace, timer: systemTimer, world }
  const compiled = compilePolicy(loaded.policy, ports, work.watch?.(loaded.policy))
  const anew = (): PolicyDecider => createEventDecider(compiled, { ...work, env })
  return { ok: true, decider: anew(), anew, compiled, ports, digest: compiled.digest }
}
