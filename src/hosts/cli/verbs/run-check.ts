import type { Result } from '../../../core/diagnostics/diagnostic.ts'
import type { PolicyAst } from '../../../core/rules/policy-ast.ts'
import type { CheckReport } from '../../../reporters/reporter.ts'
import { chooseReporter } from '../choose-reporter.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { loadFailure } from '../load-failure.ts'
import { loadFromPaths } from '../load-from-paths.ts'
import { readPolicyOptions } from '../options/read-policy-options.ts'
import { refuseUse } from '../refuse-use.ts'
import { useColour } from '../use-colour.ts'

/** The answer of `check` is its findings, so they go to stdout whether or not the policy loads. */
export async function runCheck({ operands, options }: CommandRequest, io: Io): Promise<ExitCode> {
  const given = readPolicyOptions(operands, options)
  if (!given.ok) return refuseUse(io, given.message)
  if (given.value.paths.length === 0) return refuseUse(io, 'name a policy: `sluice check policies/payments`')
  const loaded = await loadFromPaths(given.value.paths, given.value.load)
  await io.out(chooseReporter(options).check(toReport(loaded), { colour: useColour(io, io.isOutTerminal) }))
  if (!loaded.ok) return loadFailure(loaded.diagnostics)
  return options['strict'] === true && loaded.diagnostics.length > 0 ? exitCode.findings : exitCode.clean
}

function toReport(loaded: Result<PolicyAst>): CheckReport {
  if (!loaded.ok) return { loads: false, packs: [], diagnostics: loaded.diagnostics }
  const packs = loaded.value.packs.map(({ id, version, tier, rules, exceptions }) => ({
    id,
    version,
    tier,
    rules: rules.length,
    exceptions: exceptions.length,
  }))
  return { loads: true, packs, diagnostics: loaded.diagnostics }
}
