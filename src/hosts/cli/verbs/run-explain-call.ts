import { reportersOf } from '../../../reporters/registry.ts'
import { createExplainer, type Explainer } from '../../../tools/explain/create-explainer.ts'
import type { Explanation } from '../../../tools/explain/explanation.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { pageFormat } from '../options/page-options.ts'
import { parseLine } from '../options/parse-line.ts'
import { textOption } from '../options/text-list.ts'
import { prepareDecider } from '../prepare-decider.ts'
import { refuseUse } from '../refuse-use.ts'
import { reportRefusedLines } from '../report-refused-lines.ts'
import { traceUpTo } from '../trace-up-to.ts'
import { writeReport } from '../write-report.ts'

/** Decides one event of a trace behind the earlier ones of its run, and tells why it was decided so. */
export async function runExplainCall({ operands, options }: CommandRequest, io: Io): Promise<ExitCode> {
  const trace = textOption(options['call']) ?? '-'
  if (operands.length === 0 && options['tier'] === undefined) {
    return refuseUse(io, 'name a policy: `sluice explain policies/payments --call event.json`')
  }
  const line = parseLine(textOption(options['line']))
  if (!line.ok) return refuseUse(io, line.message)
  const reporter = reportersOf('explain').find(({ name }) => name === pageFormat(options))
  if (reporter === undefined) return refuseUse(io, '--format: the account of an event is text or json')
  let explainer: Explainer | undefined
  let explanation: Explanation | undefined
  const prepared = await prepareDecider(operands, options, io, {
    shiftsTurns: true,
    // As in a replay: the event does not hold the world that it happened in.
    world: 'plain',
    watch(policy) {
      explainer = createExplainer(policy, { showsValues: options['showValues'] === true })
      return explainer.watch
    },
    deciding: () => explainer?.clear(),
    decided({ event, runId, turn, seq }, { decision, isAfterEnd }) {
      explanation = explainer?.explanationOf({ event, decision, isAfterEnd, runId, turn, ...(seq === undefined ? {} : { seq }) })
    },
  })
  if (!prepared.ok) return prepared.exit
  const read = await traceUpTo(trace, line.value, io)
  if (!read.ok) return refuseUse(io, read.message)
  if (read.value === undefined) {
    io.err(`error: there is no event in \`${trace}\`\n`)
    return exitCode.nothingToCheck
  }
  const { number, text, earlier } = read.value
  // A line before it that is no event was never decided, so it takes no part in the run.
  for (const before of earlier) await prepared.decider.decide(before)
  const decided = await prepared.decider.decide(text)
  if (!decided.ok) {
    const refused = reportRefusedLines(io)
    refused.add(trace, number, decided.diagnostics)
    refused.finish()
    return exitCode.findings
  }
  if (explanation === undefined) throw new Error('an event was decided and not told')
  return (await writeReport('explain', { explanation, policy: prepared.digest }, [{ reporter }], io)) ?? exitCode.clean
}
