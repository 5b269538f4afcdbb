import { frames } from '../../../reporters/text/frames.ts'
import { readBaselineFile } from '../baseline-file.ts'
import { checkPart } from '../ci-parts/check-part.ts'
import { fmtPart } from '../ci-parts/fmt-part.ts'
import { lintPart, type LintRequest } from '../ci-parts/lint-part.ts'
import { loadedPolicies, loadOnce } from '../ci-parts/load-once.ts'
import { leftOut, notRun, timed, worstExit, type PartResult } from '../ci-parts/part-result.ts'
import { planReplay, replayPart, type ReplayPlan } from '../ci-parts/replay-part.ts'
import { testParts } from '../ci-parts/test-parts.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { loadConfig } from '../load-config.ts'
import { type CiOptions, readCiOptions } from '../options/read-ci-options.ts'
import { refuseUse } from '../refuse-use.ts'
import { useColour } from '../use-colour.ts'
import { writeReport } from '../write-report.ts'

/** Every part goes on behind one that failed, so that one run says everything. */
export async function runCi(request: CommandRequest, io: Io): Promise<ExitCode> {
  const given = readCiOptions(request)
  if (!given.ok) return refuseUse(io, given.message)
  const ci = given.value
  const lint = await readLint(ci, io)
  if (!lint.ok) return lint.exit
  const plan = await planReplay(ci, request.options, io)
  if (!plan.ok) return refuseUse(io, plan.message)
  const results = await runParts(ci, lint.value, plan.value, request.options, io)
  const unwritten = await writeReport('ci', { parts: results.map(({ part }) => part) }, ci.formats, io)
  return unwritten ?? worstExit(results)
}

type ReadLint = { readonly ok: true; readonly value: LintRequest } | { readonly ok: false; readonly exit: ExitCode }

async function readLint({ lint, load, skipped }: CiOptions, io: Io): Promise<ReadLint> {
  if (skipped.has('lint')) return { ok: true, value: { settings: {}, failOn: lint.failOn, found: [] } }
  const config = await loadConfig(lint.config)
  if (!config.ok) {
    io.err(`${frames(config.diagnostics, { colour: useColour(io, io.isErrTerminal) }).join('\n\n')}\n`)
    return { ok: false, exit: exitCode.wrongUse }
  }
  const known = lint.baseline === undefined ? undefined : await readBaselineFile(lint.baseline)
  if (known?.ok === false) return { ok: false, exit: refuseUse(io, known.message) }
  const { preset = config.value.preset } = lint
  const settings = { config: { ...config.value, preset }, ...(load.now !== undefined && { now: load.now }) }
  return { ok: true, value: { settings, failOn: lint.failOn, found: config.diagnostics, ...(known && { known: known.value }) } }
}

async function runParts(ci: CiOptions, lint: LintRequest, plan: ReplayPlan, options: CommandRequest['options'], io: Io): Promise<readonly PartResult[]> {
  const once = await timed(() => loadOnce(ci, options))
  const { packs, groups, problems } = once.value
  const told = [...problems, ...groups.flatMap(({ loaded }) => loaded.diagnostics)]
  const loading = [checkPart(once), ci.skipped.has('fmt') ? leftOut('fmt', '--skip fmt') : await fmtPart(ci.paths, packs, told)]
  const policies = loadedPolicies(once.value)
  if (policies === undefined) return [...loading, ...unloaded(ci, plan)]
  return [
    ...loading,
    ci.skipped.has('lint') ? leftOut('lint', '--skip lint') : await lintPart(once.value, lint),
    ...(await testParts(policies, ci, io)),
    await replayPart(packs, plan, ci, options, io),
  ]
}

/** What takes policies that load. */
function unloaded({ skipped, mutation }: CiOptions, plan: ReplayPlan): readonly PartResult[] {
  const why = 'the policies do not load'
  const parts = (['lint', 'test', 'coverage'] as const).map((name) => (skipped.has(name) ? leftOut(name, `--skip ${name}`) : notRun(name, why)))
  const replay = plan.kind === 'none' ? leftOut('replay', plan.why) : notRun('replay', why)
  return [...parts, ...(mutation === undefined ? [] : [notRun('mutation', why)]), replay]
}
