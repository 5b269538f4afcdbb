import type { FlipAccounts, FlipsReport } from '../../../reporters/flips-report.ts'
import type { Comparison } from './compare-policies.ts'
import { explainExamples } from './explain-examples.ts'
import type { Io } from '../io.ts'
import { isReadOnce } from '../is-read-once.ts'
import { openTrace } from '../open-trace.ts'
import { rememberedRuns } from '../remembered-runs.ts'

/** The accounts of the examples of a report, where its traces can be read once more. */
export async function tellExamples(
  { flips: { groups } }: FlipsReport,
  { old, now, traces, options, parts }: Pick<Comparison, 'old' | 'now' | 'traces' | 'options' | 'parts'>,
  io: Io,
): Promise<FlipAccounts> {
  if ((await Promise.all(traces.map(isReadOnce))).includes(true)) return { kind: 'read_once' }
  const examples = await explainExamples({
    groups,
    traces,
    openTrace: (trace) => openTrace(trace, io),
    policies: { old: old.policy, now: now.policy },
    parts,
    rememberedRuns,
    showsValues: options['showValues'] === true,
  })
  return { kind: 'told', examples }
}
