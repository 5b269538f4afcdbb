import { compilePolicy, type CompiledPolicy } from '../../core/compile/compile-policy.ts'
import type { Approver, HostPorts } from '../../core/compile/host-ports.ts'
import type { PolicyWatch } from '../../core/compile/policy-watch.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { systemTimer } from '../node/clock.ts'
import { consultChecks } from './consult-checks.ts'
import type { CommandRequest } from './define-command.ts'
import { createEventDecider, type DeciderOptions, type PolicyDecider } from './event-decider.ts'
import type { ExitCode } from './exit-code.ts'
import type { Io } from './io.ts'
import { loadForCommand } from './load-for-command.ts'
import { parseCheck, type NamedProgram } from './options/parse-check.ts'
import { givenWorld } from './options/read-world.ts'
import { readEnvironment } from './options/read-environment.ts'
import { textList } from './options/text-list.ts'
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
  const programs: NamedProgram[] = []
  for (const text of textList(options['check'])) {
    const check = parseCheck(text)
    if (!check.ok) return { ok: false, exit: refuseUse(io, check.message) }
    programs.push(check.value)
  }
  const env = await readEnvironment(textList(options['env']))
  if (!env.ok) return { ok: false, exit: refuseUse(io, env.message) }
  const world = await givenWorld(options, work.world)
  if (!world.ok) return { ok: false, exit: refuseUse(io, world.message) }
  const host = { ports: world.value.ports, checks: programs.map(({ name }) => name), hasApprover: true }
  const loaded = await loadForCommand(policies, options, io, { host })
  if (!loaded.ok) return loaded
  const checks = consultChecks(programs, loaded.policy)
  const ports = { checks, approver: approvalOfTrace, timer: systemTimer, world: world.value.world }
  const compiled = compilePolicy(loaded.policy, ports, work.watch?.(loaded.policy))
  const anew = (): PolicyDecider => createEventDecider(compiled, { ...work, env: env.value })
  return { ok: true, decider: anew(), anew, compiled, ports, digest: compiled.digest }
}

/** Nobody is asked in a replay: the trace holds the person's answer, and without one nothing is known (L-36). */
const approvalOfTrace: Approver = {
  ask(_request, event) {
    const approval = event.kind === 'ToolCall' ? event.approval : undefined
    if (approval === undefined) throw new Error('the trace holds no answer to this question')
    return { ...approval }
  },
}
