import { SUBPROCESS_TIMEOUT_MS } from '../../core/participants/from-subprocess.ts'
import type { Interceptor } from '../../core/participants/hook-outcome.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import { subprocessCheck } from '../node/subprocess-check.ts'
import type { NamedProgram } from './options/parse-check.ts'

/** The programs of `--check` as the checks that rules name; each runs as long as the most patient rule waits. */
export function consultChecks(programs: readonly NamedProgram[], policy: PolicyAst): ReadonlyMap<string, Interceptor> {
  return new Map(
    programs.map(({ name, program }) => [
      name,
      subprocessCheck({ name, command: [program], workspace: process.cwd(), timeoutMs: longestWait(policy, name) }),
    ]),
  )
}

function longestWait(policy: PolicyAst, check: string): number {
  const waits = policy.packs
    .flatMap(({ rules }) => rules)
    .filter(({ action }) => action.name === 'consult')
    .map(({ action }) => action.param as { readonly check?: unknown; readonly timeout_ms?: unknown })
    .filter((param) => param.check === check)
    .map(({ timeout_ms: wait }) => (typeof wait === 'number' ? wait : SUBPROCESS_TIMEOUT_MS))
  return Math.max(0, ...waits) || SUBPROCESS_TIMEOUT_MS
}
