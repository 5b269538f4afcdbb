import type { CommandRequest, Given } from '../define-command.ts'
import { readFormats, type ReportTarget } from '../read-formats.ts'
import { parsePercent } from './parse-percent.ts'
import { textList, textOption } from './text-list.ts'

/** How it is told what the tests show of the policy. */
export interface CoverageRequest {
  /** Beside the report of the tests, which holds it too. */
  readonly files: readonly ReportTarget[]
  /** In percent; below it the run fails. */
  readonly least?: number
}

/** Undefined where nobody asked for it. */
export function readCoverageOptions(options: CommandRequest['options']): Given<CoverageRequest | undefined> {
  const written = textList(options['coverageFormat'])
  const bound = textOption(options['minCoverage'])
  if (options['coverage'] !== true && written.length === 0 && bound === undefined) return { ok: true, value: undefined }
  if (textOption(options['shard']) !== undefined) {
    return { ok: false, message: '--coverage counts what all cases show together; leave --shard out' }
  }
  const files = written.length === 0 ? { ok: true as const, value: [] } : readFormats('coverage', written, '--coverage-format')
  if (!files.ok) return files
  const onStdout = files.value.find(({ file }) => file === undefined)
  if (onStdout !== undefined) {
    const { name } = onStdout.reporter
    return { ok: false, message: `--coverage-format: say into which file, as in \`--coverage-format ${name}=coverage.${name}\`` }
  }
  const least = bound === undefined ? undefined : parsePercent('--min-coverage', bound)
  if (least?.ok === false) return least
  return { ok: true, value: { files: files.value, ...(least !== undefined && { least: least.value }) } }
}
