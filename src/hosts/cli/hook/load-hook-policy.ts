import type { TargetDefinition } from '../../../adapters/targets/define-target.ts'
import type { HookStack } from '../../../core/chain/hook-stack.ts'
import { compilePolicy } from '../../../core/compile/compile-policy.ts'
import type { Approver } from '../../../core/compile/host-ports.ts'
import type { Env } from '../../../core/events/hook-context.ts'
import { loadParsedPacks } from '../../../core/load/load-policy.ts'
import { systemTimer } from '../../node/clock.ts'
import { readPolicyPaths } from '../../node/read-policy-path.ts'
import { consultChecks } from '../consult-checks.ts'
import type { CommandRequest } from '../define-command.ts'
import { readDeciderOptions } from '../options/read-decider-options.ts'
import { readPolicyOptions } from '../options/read-policy-options.ts'
import { hostFacts } from './host-facts.ts'
import { openOwnCache } from './own-cache.ts'
import { parsedPacks } from './parsed-packs.ts'

export type LoadedHookPolicy =
  | { readonly ok: true; readonly stack: HookStack; readonly env: Env }
  /** For the model and for people. */
  | { readonly ok: false; readonly why: string }

export type LoadHookPolicy = (approver: Approver) => Promise<LoadedHookPolicy>

/** The policy for this kind of agent, all or nothing (L-04). */
export function hookPolicyLoader(
  { operands, options }: CommandRequest,
  target: TargetDefinition,
  environment: Readonly<Record<string, string | undefined>>,
): LoadHookPolicy {
  return async (approver) => {
    const given = await readDeciderOptions(options, 'system')
    if (!given.ok) return refused(given.message)
    const policies = readPolicyOptions(operands, options)
    if (!policies.ok) return refused(policies.message)
    const { programs, world, host, env } = given.value
    const entries = await readPolicyPaths(policies.value.paths)
    const loaded = entries.ok
      ? loadParsedPacks(parsedPacks(entries.value, openOwnCache(environment)), { ...policies.value.load, host, target })
      : entries
    if (!loaded.ok) return refused(loaded.diagnostics.map(({ code, message }) => `${code} ${message}`).join('; '))
    const checks = consultChecks(programs, loaded.value)
    const { stack } = compilePolicy(loaded.value, { checks, approver, timer: systemTimer, world })
    return { ok: true, stack, env: { ...hostFacts(environment, process.cwd()), ...env } }
  }
}

function refused(why: string): LoadedHookPolicy {
  return { ok: false, why: `Not executed: the policy does not load: ${why}` }
}
