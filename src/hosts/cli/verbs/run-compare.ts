import type { Reporter } from '../../../reporters/define-reporter.ts'
import { comparePolicies, noEvent } from '../compare/compare-policies.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import { failsGate, gateOf } from '../compare/flip-gate.ts'
import type { Io } from '../io.ts'
import { loadSides } from '../compare/load-sides.ts'
import { readDeciderOptions } from '../options/read-decider-options.ts'
import { readWorkers } from '../options/read-workers.ts'
import { textList, textOption } from '../options/text-list.ts'
import { readFormats } from '../read-formats.ts'
import { refuseUse } from '../refuse-use.ts'
import { tellExamples } from '../compare/tell-examples.ts'
import { writeReport } from '../write-report.ts'

export interface CompareRequest {
  readonly policies: readonly string[]
  readonly traces: readonly string[]
  readonly against: readonly string[]
  readonly options: CommandRequest['options']
}

/** `sluice replay NEW TRACE --against OLD`: both policies decide the same lines, and what differs is told. */
export async function runCompare({ policies, traces, against, options }: CompareRequest, io: Io): Promise<ExitCode> {
  const single = ['decisions', 'verbose'].find((name) => options[name] !== undefined)
  if (single !== undefined) return refuseUse(io, `--${single} does not go with --against, where two policies decide`)
  const formats = readFormats('flips', textList(options['format']))
  if (!formats.ok) return refuseUse(io, formats.message)
  const workers = await readWorkers(textOption(options['workers']), traces)
  if (!workers.ok) return refuseUse(io, workers.message)
  const missed = new Set<string>()
  const parts = await readDeciderOptions(options, 'unknown', (fact) => missed.add(fact))
  if (!parts.ok) return refuseUse(io, parts.message)
  const sides = await loadSides(policies, against, options, io, parts.value.host)
  if (!sides.ok) return sides.exit
  const { old, now } = sides
  const comparison = { old, now, traces, options, parts: parts.value, missed, workers: workers.value }
  const compared = await comparePolicies(comparison, io)
  if (compared.kind === 'failed') return refuseUse(io, compared.why)
  if (compared.kind === 'empty') {
    io.err(`error: ${noEvent}\n`)
    return exitCode.nothingToCheck
  }
  const shows = formats.value.some(({ reporter }) => showsAccounts(reporter))
  const report = shows ? { ...compared.report, accounts: await tellExamples(compared.report, comparison, io) } : compared.report
  const unwritten = await writeReport('flips', report, formats.value, io)
  if (unwritten !== undefined) return unwritten
  return failsGate(report, gateOf(options['failOn']) ?? 'none') ? exitCode.findings : exitCode.clean
}

/** A terminal shows where the examples stand; reading the traces once more for it would be for nothing. */
function showsAccounts({ name }: Reporter): boolean {
  return name !== 'text'
}
