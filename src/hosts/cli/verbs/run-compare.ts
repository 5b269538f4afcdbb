import { digestOf } from '../../../core/compile/compile-policy.ts'
import type { FlipAccounts } from '../../../reporters/flips-report.ts'
import type { Reporter } from '../../../reporters/reporter.ts'
import { isFlip } from '../../../tools/replay/flip-kind.ts'
import type { FlipReport } from '../../../tools/replay/flip-report.ts'
import { createFlipTally } from '../../../tools/replay/flip-tally.ts'
import { turnsFromZero } from '../../../tools/replay/turns-from-zero.ts'
import { systemTime } from '../../node/clock.ts'
import { startComparePort } from '../compare-pool.ts'
import { comparePort, type ComparePort } from '../compare-port.ts'
import { createComparer } from '../compare-sides.ts'
import { compareTraces, type CompareEnd } from '../compare-traces.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import { explainExamples } from '../explain-examples.ts'
import type { Io } from '../io.ts'
import { isReadOnce } from '../is-read-once.ts'
import { loadSides } from '../load-sides.ts'
import { openTrace } from '../open-trace.ts'
import { readDeciderOptions } from '../options/read-decider-options.ts'
import { readWorkers } from '../options/read-workers.ts'
import { textList, textOption } from '../options/text-list.ts'
import { showProgress } from '../progress.ts'
import { readFormats } from '../read-formats.ts'
import { refuseUse } from '../refuse-use.ts'
import { rememberedRuns } from '../remembered-runs.ts'
import { reportRefusedLines } from '../report-refused-lines.ts'
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

  const openPorts = (count: number): readonly ComparePort[] => {
    const plan = { old: old.entries, now: now.entries, options }
    if (count > 1) return Array.from({ length: count }, () => startComparePort(plan))
    return [comparePort(createComparer({ old: old.policy, now: now.policy }, parts.value, missed))]
  }
  const tellExamples = async ({ groups }: FlipReport): Promise<FlipAccounts> => {
    if ((await Promise.all(traces.map(isReadOnce))).includes(true)) return { kind: 'read_once' }
    const examples = await explainExamples({
      groups,
      traces,
      openTrace: (trace) => openTrace(trace, io),
      policies: { old: old.policy, now: now.policy },
      parts: parts.value,
      rememberedRuns,
      showsValues: options['showValues'] === true,
    })
    return { kind: 'told', examples }
  }
  const several = await compareWith(openPorts(workers.value), traces, io)
  const { end, tally, tellRefused } = several.end.kind === 'joined' ? await compareWith(openPorts(1), traces, io) : several
  // A report of half a trace would look like one of the whole.
  if (end.kind === 'failed') return refuseUse(io, `\`${end.trace}\` ${end.why}`)
  if (end.kind === 'joined') throw new Error('one port decides every line')
  tellRefused()
  const flips = tally.report(end.runs)
  if (flips.events === 0 && flips.refusedLines === 0) {
    io.err('error: there is no event in the traces\n')
    return exitCode.nothingToCheck
  }
  const accounts = formats.value.some(({ reporter }) => showsAccounts(reporter)) ? await tellExamples(flips) : undefined
  const report = {
    flips,
    old: { names: old.names, policy: digestOf(old.policy) },
    now: { names: now.names, policy: digestOf(now.policy) },
    traces,
    runsFromZero: end.runsFromZero,
    diagnostics: turnsFromZero(end.runsFromZero),
    ...(accounts !== undefined && { accounts }),
  }
  const unwritten = await writeReport('flips', report, formats.value, io)
  if (unwritten !== undefined) return unwritten
  return flips.refusedLines > 0 || hasFailed(flips, textOption(options['failOn'])) ? exitCode.findings : exitCode.clean
}

/** A terminal shows where the examples stand; reading the traces once more for it would be for nothing. */
function showsAccounts({ name }: Reporter): boolean {
  return name !== 'text'
}

/** Compares with these ports, and closes them. What is refused is told by the one who keeps the answer. */
async function compareWith(ports: readonly ComparePort[], traces: readonly string[], io: Io) {
  const tally = createFlipTally()
  const told: (() => void)[] = []
  const refused = reportRefusedLines({ ...io, err: (text) => void told.push(() => io.err(text)) })
  const progress = showProgress(io, 'events', systemTime)
  let end: CompareEnd
  try {
    end = await compareTraces(traces, (trace) => openTrace(trace, io), ports, rememberedRuns, {
      compared(trace, line, event, runsAbove) {
        tally.add(trace, line, event, runsAbove)
        progress.step()
      },
      refused(trace, line, diagnostics) {
        tally.refuse()
        refused.add(trace, line, diagnostics)
      },
    })
  } finally {
    progress.finish()
    await Promise.all(ports.map((port) => port.close()))
  }
  refused.finish()
  return { end, tally, tellRefused: () => told.forEach((tell) => tell()) }
}

function hasFailed({ kinds }: FlipReport, failOn: string | undefined): boolean {
  if (failOn === undefined) return false
  return failOn === 'loosened' ? (kinds.loosened ?? 0) > 0 : Object.keys(kinds).some((kind) => isFlip(kind as keyof typeof kinds))
}
