import type { Diagnostic } from '../../../core/diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../../../core/diagnostics/sort-diagnostics.ts'
import type { PackEntry } from '../../../core/load/load-policy.ts'
import type { LintReport } from '../../../reporters/reporter.ts'
import { frames } from '../../../reporters/text/frames.ts'
import { againstBaseline, type BaselineEntry } from '../../../tools/lint/baseline.ts'
import { isCounted } from '../../../tools/lint/fail-on.ts'
import { isLintCode, isLoadingError } from '../../../tools/lint/is-loading-error.ts'
import type { LintSettings } from '../../../tools/lint/lint-policy.ts'
import { systemTime } from '../../node/clock.ts'
import { type ReadPacks, readReadablePacks } from '../../node/read-policy-path.ts'
import { readBaselineFile, writeBaselineFile } from '../baseline-file.ts'
import type { CommandRequest } from '../define-command.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Io } from '../io.ts'
import { fixGroup, lintGroup, type LintedGroup } from '../lint-groups.ts'
import { loadConfig } from '../load-config.ts'
import { loadFailure } from '../load-failure.ts'
import { loadGroups, packGroups } from '../load-groups.ts'
import { type LintOptions, readLintOptions } from '../options/read-lint-options.ts'
import { showProgress } from '../progress.ts'
import { readStdinPack } from '../read-stdin-pack.ts'
import { refuseUse } from '../refuse-use.ts'
import { useColour } from '../use-colour.ts'
import { writeReport } from '../write-report.ts'

/** The answer of `lint` is its findings, so they go to stdout whether or not the policies load. */
export async function runLint(request: CommandRequest, io: Io): Promise<ExitCode> {
  const given = readLintOptions(request)
  if (!given.ok) return refuseUse(io, given.message)
  const lint = given.value
  const config = await loadConfig(lint.config)
  if (!config.ok) {
    io.err(`${frames(config.diagnostics, { colour: useColour(io, io.isErrTerminal) }).join('\n\n')}\n`)
    return exitCode.wrongUse
  }
  const known = lint.baseline?.writes === false ? await readBaselineFile(lint.baseline.file) : undefined
  if (known?.ok === false) return refuseUse(io, known.message)

  const read = lint.stdinPath === undefined ? await readReadablePacks(lint.paths) : await readStdinPack(lint.stdinPath, io)
  const { preset = config.value.preset } = lint
  const settings: LintSettings = { config: { ...config.value, preset }, ...(lint.load.now !== undefined && { now: lint.load.now }) }
  const linted = await lintAll(read, request.options, lint, settings, io)
  for (const why of linted.flatMap(({ left }) => left)) io.err(`${why}\n`)

  const found = [...read.problems, ...config.diagnostics, ...linted.flatMap(({ diagnostics }) => diagnostics)]
  const loadingErrors = found.filter(isLoadingError)
  let entries = known?.value
  if (lint.baseline?.writes === true && loadingErrors.length === 0) {
    const written = await writeBaselineFile(lint.baseline.file, inOrder(found.filter(({ code }) => isLintCode(code))))
    if (!written.ok) return refuseUse(io, written.message)
    const again = await readBaselineFile(lint.baseline.file)
    if (!again.ok) return refuseUse(io, again.message)
    entries = again.value
  }
  const report = toReport(linted, inOrder(found), loadingErrors.length === 0, lint, entries)
  const unwritten = await writeReport('lint', report, lint.formats, io)
  if (unwritten !== undefined) return unwritten
  if (loadingErrors.length > 0) return loadFailure(loadingErrors)
  return report.diagnostics.some((each) => isCounted(each, lint.failOn)) ? exitCode.findings : exitCode.clean
}

async function lintAll(
  { packs }: ReadPacks,
  options: CommandRequest['options'],
  { load, fixes }: LintOptions,
  settings: LintSettings,
  io: Io,
): Promise<readonly LintedGroup[]> {
  const progress = showProgress(io, 'packs', systemTime, 1)
  const linted: LintedGroup[] = []
  for (const loaded of loadGroups(packGroups(namedOnce(packs), options), load)) {
    linted.push(fixes === 'none' ? lintGroup(loaded, settings) : await fixGroup(loaded, load, settings, fixes === 'all'))
    progress.step()
  }
  progress.finish()
  return linted
}

/** A pack that was named twice, by itself and by its folder, is linted once. */
function namedOnce(packs: readonly PackEntry[]): readonly PackEntry[] {
  return [...new Map(packs.map((entry) => [entry.source.name, entry])).values()]
}

function toReport(
  linted: readonly LintedGroup[],
  found: readonly Diagnostic[],
  loads: boolean,
  { failOn }: LintOptions,
  known: readonly BaselineEntry[] | undefined,
): LintReport {
  const entries = linted.flatMap(({ group }) => group)
  const files = entries.flatMap(({ source, files: others = [] }) => [source.name, ...others.map((file) => file.source.name)]).sort()
  const base = { loads, files, packs: entries.length, failOn, fixed: linted.reduce((sum, { fixed }) => sum + fixed, 0) }
  if (known === undefined) return { ...base, diagnostics: found }
  const { fresh, known: hidden, gone } = againstBaseline(found.filter(({ code }) => isLintCode(code)), known, files)
  const shown = new Set(fresh)
  const diagnostics = found.filter((each) => !isLintCode(each.code) || shown.has(each))
  return { ...base, diagnostics, baseline: { known: hidden, gone } }
}

/** By the name of the file, then by place, whatever the order of the paths. */
function inOrder(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const sources = new Set(found.flatMap(({ at }) => (at.kind === 'source' ? [at.span.source] : [])))
  return sortDiagnostics(found, [...sources].sort((left, right) => (left.name < right.name ? -1 : 1)))
}
