import { renderFrame } from '../../../core/diagnostics/render-frame.ts'
import { createReplayTally } from '../../../tools/replay/replay-summary.ts'
import { turnsFromZero } from '../../../tools/replay/turns-from-zero.ts'
import { systemTime } from '../../node/clock.ts'
import { keepHeapSmall } from '../../node/keep-heap-small.ts'
import { decideTrace } from '../decide-trace.ts'
import { openDecisionsFile } from '../decisions-file.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { openTrace } from '../open-trace.ts'
import { textList, textOption } from '../options/text-list.ts'
import { prepareDecider } from '../prepare-decider.ts'
import { printDecision } from '../print-decision.ts'
import { showProgress } from '../progress.ts'
import { readFormats } from '../read-formats.ts'
import { refuseUse } from '../refuse-use.ts'
import { rememberedRuns } from '../remembered-runs.ts'
import { reportRefusedLines } from '../report-refused-lines.ts'
import { splitOperands } from '../split-operands.ts'
import { useColour } from '../use-colour.ts'
import { writeReport } from '../write-report.ts'

const flagsOfComparing = [['failOn', '--fail-on'], ['workers', '--workers'], ['showValues', '--show-values']] as const

export async function runReplay({ operands, options }: CommandRequest, io: Io): Promise<ExitCode> {
  const { policies, traces } = await splitOperands(operands)
  if (policies.length === 0 && options['tier'] === undefined) return refuseUse(io, 'name a policy before the traces')
  if (traces.length === 0) return refuseUse(io, 'name a trace behind the policy: a file of JSON lines, or - for stdin')
  keepHeapSmall()
  const against = textList(options['against'])
  if (against.length > 0) return (await import('./run-compare.ts')).runCompare({ policies, traces, against, options }, io)
  const alone = flagsOfComparing.find(([name]) => options[name] !== undefined)
  if (alone !== undefined) return refuseUse(io, `${alone[1]} goes with --against`)
  const formats = readFormats('replay', textList(options['format']))
  if (!formats.ok) return refuseUse(io, formats.message)
  const prepared = await prepareDecider(policies, options, io, { shiftsTurns: true, rememberedRuns, world: 'plain' })
  if (!prepared.ok) return prepared.exit
  const file = await openDecisionsFile(textOption(options['decisions']), io)
  if (!file.ok) return refuseUse(io, file.message)

  const tally = createReplayTally()
  const refused = reportRefusedLines(io)
  const progress = showProgress(io, 'events', systemTime)
  const isVerbose = options['verbose'] === true
  try {
    for (const trace of traces) {
      const end = await decideTrace(openTrace(trace, io), prepared.decider.decide, {
        decided({ event, decision }) {
          tally.add(event, decision)
          progress.step()
          const written = file.value.write(decision)
          if (!isVerbose) return written
          const printed = io.out(printDecision(event, decision))
          return written === undefined || printed === undefined ? (written ?? printed) : written.then(() => printed)
        },
        refused(number, diagnostics) {
          tally.refuse()
          refused.add(trace, number, diagnostics)
        },
      })
      // A summary of half a trace would look like one of the whole.
      if (!end.ok) return refuseUse(io, `\`${trace}\` ${end.why}`)
    }
  } finally {
    progress.finish()
    refused.finish()
    await file.value.close()
  }
  const summary = tally.summary(prepared.decider.runsStarted())
  if (summary.events === 0 && summary.refusedLines === 0) {
    io.err('error: there is no event in the traces\n')
    return exitCode.nothingToCheck
  }
  const runsFromZero = prepared.decider.runsCountedFromZero()
  const diagnostics = turnsFromZero(runsFromZero)
  if (file.value.isStdout) {
    const view = { colour: useColour(io, io.isErrTerminal) }
    for (const diagnostic of diagnostics) io.err(`${renderFrame(diagnostic, view)}\n`)
  } else if (isVerbose) {
    await io.out('\n')
  }
  const report = { summary, policy: prepared.digest, runsFromZero, diagnostics }
  const targets = formats.value.filter(({ file: into }) => into !== undefined || !file.value.isStdout)
  const unwritten = await writeReport('replay', report, targets, io)
  if (unwritten !== undefined) return unwritten
  return summary.refusedLines > 0 ? exitCode.findings : exitCode.clean
}
