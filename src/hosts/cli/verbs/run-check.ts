import { checkReport } from '../check-report.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { loadFailure } from '../load-failure.ts'
import { loadFromPaths } from '../load-from-paths.ts'
import { readPolicyOptions } from '../options/read-policy-options.ts'
import { textList } from '../options/text-list.ts'
import { readFormats } from '../read-formats.ts'
import { refuseUse } from '../refuse-use.ts'
import { writeReport } from '../write-report.ts'

/** The answer of `check` is its findings, so they go to stdout whether or not the policy loads. */
export async function runCheck({ operands, options }: CommandRequest, io: Io): Promise<ExitCode> {
  const given = readPolicyOptions(operands, options)
  if (!given.ok) return refuseUse(io, given.message)
  if (given.value.paths.length === 0) return refuseUse(io, 'name a policy: `sluice check policies/payments`')
  const formats = readFormats('check', textList(options['format']))
  if (!formats.ok) return refuseUse(io, formats.message)
  const loaded = await loadFromPaths(given.value.paths, given.value.load)
  const unwritten = await writeReport('check', checkReport([loaded]), formats.value, io)
  if (unwritten !== undefined) return unwritten
  if (!loaded.ok) return loadFailure(loaded.diagnostics)
  return options['strict'] === true && loaded.diagnostics.length > 0 ? exitCode.findings : exitCode.clean
}
