import type { CommandRequest } from '../define-command.ts'
import { decideTrace } from '../decide-trace.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { openTrace } from '../open-trace.ts'
import { textOption } from '../options/text-list.ts'
import { prepareDecider } from '../prepare-decider.ts'
import { refuseUse } from '../refuse-use.ts'
import { reportRefusedLines } from '../report-refused-lines.ts'

export async function runEval(request: CommandRequest, io: Io): Promise<ExitCode> {
  if (request.operands.length === 0 && request.options['tier'] === undefined) {
    return refuseUse(io, 'name a policy: `sluice eval policies/payments --events events.jsonl`')
  }
  const prepared = await prepareDecider(request.operands, request.options, io, { shiftsTurns: false, world: 'system' })
  if (!prepared.ok) return prepared.exit
  const trace = textOption(request.options['events']) ?? '-'
  const refused = reportRefusedLines(io)
  let decided = 0
  const end = await decideTrace(openTrace(trace, io), prepared.decider.decide, {
    decided({ decision }) {
      decided++
      return io.out(`${JSON.stringify(decision)}\n`)
    },
    refused: (number, diagnostics) => refused.add(trace, number, diagnostics),
  })
  refused.finish()
  if (!end.ok) return refuseUse(io, `\`${trace}\` ${end.why}`)
  if (refused.count() > 0) return exitCode.findings
  return decided > 0 ? exitCode.clean : nothingDecided(trace, io)
}

function nothingDecided(trace: string, io: Io): ExitCode {
  io.err(`error: there is no event in \`${trace}\`\n`)
  return exitCode.nothingToCheck
}
