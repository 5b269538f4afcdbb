import { frames } from '../../../reporters/text/frames.ts'
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
import { inReportOrder, lintReport } from '../lint-report.ts'
import { loadConfig } from '../load-config.ts'
import { loadFailure } from '../load-failure.ts'
import { loadGroups, namedOnce, packGroups } from '../load-groups.ts'
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
    const written = await writeBaselineFile(lint.baseline.file, inReportOrder(found.filter(({ code }) => isLintCode(code))))
    if (!written.ok) return refuseUse(io, written.message)
    const again = await readBaselineFile(lint.baseline.file)
    if (!again.ok) return refuseUse(io, again.message)
    entries = again.value
  }
  const report = lintReport(linted, found, lint.failOn, entries)
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
