import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { type BaselineEntry, printBaseline, readBaseline } from '../../tools/lint/baseline.ts'
import { readSource } from '../node/read-source.ts'
import { writeFailure, writeFileWhole } from '../node/write-file-whole.ts'
import type { Given } from './define-command.ts'

export async function readBaselineFile(path: string): Promise<Given<readonly BaselineEntry[]>> {
  const source = await readSource(path, path)
  if (!source.ok) return { ok: false, message: `--baseline: ${source.diagnostics[0].message}; \`--write-baseline\` writes one` }
  const read = readBaseline(source.value.text)
  return read.ok ? { ok: true, value: read.entries } : { ok: false, message: `--baseline: \`${path}\` cannot be used: ${read.why}` }
}

export async function writeBaselineFile(path: string, findings: readonly Diagnostic[]): Promise<Given<undefined>> {
  try {
    await writeFileWhole(path, printBaseline(findings))
    return { ok: true, value: undefined }
  } catch (error) {
    return { ok: false, message: `--baseline: \`${path}\` ${writeFailure(error)}` }
  }
}
