import { digestOf } from '../../../core/compile/compile-policy.ts'
import type { FlipsReport } from '../../../reporters/flips-report.ts'
import { createFlipTally } from '../../../tools/replay/flip-tally.ts'
import { turnsFromZero } from '../../../tools/replay/turns-from-zero.ts'
import { systemTime } from '../../node/clock.ts'
import { startComparePort } from './compare-pool.ts'
import { comparePort, type ComparePort } from './compare-port.ts'
import { createComparer } from './compare-sides.ts'
import { compareTraces, type CompareEnd } from './compare-traces.ts'
import type { CommandRequest } from '../define-command.ts'
import type { Io } from '../io.ts'
import type { LoadedSide } from './load-sides.ts'
import { openTrace } from '../open-trace.ts'
import type { DeciderParts } from '../options/read-decider-options.ts'
import { showProgress } from '../progress.ts'
import { rememberedRuns } from '../remembered-runs.ts'
import { reportRefusedLines } from '../report-refused-lines.ts'

export interface Comparison {
  readonly old: LoadedSide
  readonly now: LoadedSide
  readonly traces: readonly string[]
  /** As threads read them again. */
  readonly options: CommandRequest['options']
  readonly parts: DeciderParts
  /** Filled by the world of `parts`. */
  readonly missed: Set<string>
  readonly workers: number
}

export type Compared =
  | { readonly kind: 'done'; readonly report: FlipsReport }
  /** A trace cannot be read. */
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'empty' }

export const noEvent = 'there is no event in the traces'

/** Lets both sides decide the same lines. Lines that are no event are told on stderr. */
export async function comparePolicies({ old, now, traces, options, parts, missed, workers }: Comparison, io: Io): Promise<Compared> {
  const openPorts = (count: number): readonly ComparePort[] => {
    const plan = { old: old.entries, now: now.entries, options }
    if (count > 1) return Array.from({ length: count }, () => startComparePort(plan))
    return [comparePort(createComparer({ old: old.policy, now: now.policy }, parts, missed))]
  }
  const several = await compareWith(openPorts(workers), traces, io)
  const { end, tally, tellRefused } = several.end.kind === 'joined' ? await compareWith(openPorts(1), traces, io) : several
  // A report of half a trace would look like one of the whole.
  if (end.kind === 'failed') return { kind: 'failed', why: `\`${end.trace}\` ${end.why}` }
  if (end.kind === 'joined') throw new Error('one port decides every line')
  tellRefused()
  const flips = tally.report(end.runs)
  if (flips.events === 0 && flips.refusedLines === 0) return { kind: 'empty' }
  const report = {
    flips,
    old: { names: old.names, policy: digestOf(old.policy) },
    now: { names: now.names, policy: digestOf(now.policy) },
    traces,
    runsFromZero: end.runsFromZero,
    diagnostics: turnsFromZero(end.runsFromZero),
  }
  return { kind: 'done', report }
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
