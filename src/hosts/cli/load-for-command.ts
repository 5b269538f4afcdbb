import type { LoadOptions } from '../../core/load/load-policy.ts'
import type { PolicyAst } from '../../core/rules/policy-ast.ts'
import type { CommandRequest } from './define-command.ts'
import type { ExitCode } from './exit-code.ts'
import type { Io } from './io.ts'
import { loadFailure } from './load-failure.ts'
import { loadFromPaths } from './load-from-paths.ts'
import { readPolicyOptions } from './options/read-policy-options.ts'
import { refuseUse } from './refuse-use.ts'
import { reportLoading } from './report-loading.ts'

export type LoadedForCommand =
  | { readonly ok: true; readonly policy: PolicyAst }
  /** Everything was said on stderr; the command ends with this code. */
  | { readonly ok: false; readonly exit: ExitCode }

/** Loads the policies that a command works with. Findings go to stderr: they are not its answer. */
export async function loadForCommand(
  policies: readonly string[],
  options: CommandRequest['options'],
  io: Io,
  more: LoadOptions = {},
): Promise<LoadedForCommand> {
  const given = readPolicyOptions(policies, options)
  if (!given.ok) return { ok: false, exit: refuseUse(io, given.message) }
  const loaded = await loadFromPaths(given.value.paths, { ...given.value.load, ...more })
  if (loaded.diagnostics.length > 0) {
    reportLoading(io, loaded.ok, loaded.diagnostics)
  }
  return loaded.ok ? { ok: true, policy: loaded.value } : { ok: false, exit: loadFailure(loaded.diagnostics) }
}
