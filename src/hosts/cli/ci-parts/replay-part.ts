import { loadParsedPacks, loadPolicy, type ParsedPack } from '../../../core/load/load-policy.ts'
import { severityCounts } from '../../../reporters/text/severity-counts.ts'
import { readPolicyPaths } from '../../node/read-policy-path.ts'
import { comparePolicies, noEvent } from '../compare/compare-policies.ts'
import type { CommandRequest, Given } from '../define-command.ts'
import { exitCode } from '../exit-code.ts'
import { failsGate } from '../compare/flip-gate.ts'
import type { Io } from '../io.ts'
import { loadFailure } from '../load-failure.ts'
import { sideNames } from '../compare/load-sides.ts'
import type { CiOptions } from '../options/read-ci-options.ts'
import { type DeciderParts, readDeciderOptions } from '../options/read-decider-options.ts'
import { readWorkers } from '../options/read-workers.ts'
import { findOldPaths, type OldPaths } from './old-paths.ts'
import { leftOut, stopped, timed, type PartResult } from './part-result.ts'

/** All that the comparison takes beside the policies; or why there is none. */
export type ReplayPlan =
  | { readonly kind: 'none'; readonly why: string }
  | {
      readonly kind: 'planned'
      readonly old: Extract<OldPaths, { readonly kind: 'found' }>
      readonly parts: DeciderParts
      readonly missed: Set<string>
      readonly workers: number
    }

/** Reads the options of the replay before anything is done, so that a wrong one costs no time. */
export async function planReplay(ci: CiOptions, options: CommandRequest['options'], io: Io): Promise<Given<ReplayPlan>> {
  if (ci.skipped.has('replay')) return none('--skip replay')
  if (ci.replay.traces.length === 0) return none('no --trace was named')
  const missed = new Set<string>()
  const parts = await readDeciderOptions(options, 'unknown', (fact) => missed.add(fact))
  if (!parts.ok) return parts
  const workers = await readWorkers(undefined, ci.replay.traces)
  if (!workers.ok) return workers
  const old = await findOldPaths(ci, io.environment, process.cwd())
  if (!old.ok) return old
  if (old.value.kind === 'none') return none(old.value.why)
  return { ok: true, value: { kind: 'planned', old: old.value, parts: parts.value, missed, workers: workers.value } }
}

/** What the change does to recorded events: all packs together, as an agent loads them. */
export async function replayPart(
  packs: readonly ParsedPack[],
  plan: ReplayPlan,
  { paths, load, replay: { traces, gate } }: CiOptions,
  options: CommandRequest['options'],
  io: Io,
): Promise<PartResult> {
  if (plan.kind === 'none') return leftOut('replay', plan.why)
  const { old, parts, missed, workers } = plan
  const loadOptions = { ...load, host: parts.host }
  const { value, ms } = await timed(async () => {
    const now = loadParsedPacks(packs, loadOptions)
    if (!now.ok) return { kind: 'new_broken' as const, diagnostics: now.diagnostics }
    const read = await readPolicyPaths(old.paths)
    const before = read.ok ? loadPolicy(read.value, loadOptions) : read
    if (!read.ok || !before.ok) return { kind: 'old_broken' as const, diagnostics: before.diagnostics }
    const sides = {
      old: { names: sideNames(old.paths), entries: read.value, policy: before.value },
      now: { names: sideNames(paths), entries: packs.map(({ entry }) => entry), policy: now.value },
    }
    return comparePolicies({ ...sides, traces, options, parts, missed, workers }, io)
  })
  switch (value.kind) {
    case 'done': {
      const passed = !failsGate(value.report, gate)
      const part = { name: 'replay' as const, kind: 'done' as const, passed, ms, report: value.report }
      return { part, exit: passed ? exitCode.clean : exitCode.findings }
    }
    case 'failed':
      return stopped('replay', exitCode.wrongUse, ms, value.why)
    case 'empty':
      return stopped('replay', exitCode.nothingToCheck, ms, noEvent)
    case 'new_broken':
      return stopped('replay', loadFailure(value.diagnostics), ms, 'the policies do not load together, as an agent loads them', value.diagnostics)
    case 'old_broken': {
      const why = `the old policies do not load: ${severityCounts(value.diagnostics)}`
      // Whoever mends policies that do not load compares them with some that do not.
      return old.isBase ? leftOut('replay', why) : stopped('replay', loadFailure(value.diagnostics), ms, why, value.diagnostics)
    }
  }
}

function none(why: string): Given<ReplayPlan> {
  return { ok: true, value: { kind: 'none', why } }
}
