import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { type ExitCode, exitCode } from './exit-code.ts'

/**
 * The exit code of a policy that did not load: a path that cannot be read was named wrongly, a place
 * without any policy is "nothing to check", all else lies in the policy.
 */
export function loadFailure(diagnostics: readonly Diagnostic[]): ExitCode {
  if (diagnostics.every(({ code }) => code === 'SLC803')) return exitCode.nothingToCheck
  // Without a place in a text it is not about a file that a policy names, but one that the user named.
  if (diagnostics.every(({ code, at }) => code === 'SLC335' && at.kind === 'whole')) return exitCode.wrongUse
  return exitCode.doesNotLoad
}
