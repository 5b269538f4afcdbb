import { loadForm, type Reports } from '../../reporters/define-reporter.ts'
import { writeFailure, writeFileWhole } from '../node/write-file-whole.ts'
import type { ExitCode } from './exit-code.ts'
import type { Io } from './io.ts'
import type { ReportTarget } from './read-formats.ts'
import { refuseUse } from './refuse-use.ts'
import { useColour } from './use-colour.ts'
import { packageVersion } from './version.ts'

/** Renders a report in each form and puts it where it belongs. Nothing is returned but the code of a file that cannot be written. */
export async function writeReport<Kind extends keyof Reports>(
  kind: Kind,
  report: Reports[Kind],
  targets: readonly ReportTarget[],
  io: Io,
): Promise<ExitCode | undefined> {
  const version = packageVersion()
  let failed: ExitCode | undefined
  for (const { reporter, file } of targets) {
    const render = await loadForm(reporter, kind)
    // The forms were read for this kind of report.
    if (render === undefined) throw new Error(`the format \`${reporter.name}\` has no form for \`${kind}\``)
    if (file === undefined) {
      await io.out(render(report, { colour: useColour(io, io.isOutTerminal), version }))
      continue
    }
    try {
      await writeFileWhole(file, render(report, { colour: false, version }))
    } catch (error) {
      failed = refuseUse(io, `--format: \`${file}\` ${writeFailure(error)}`)
    }
  }
  return failed
}
