import { resolve } from 'node:path'
import type { Diagnostic, Result } from '../../../core/diagnostics/diagnostic.ts'
import type { Source } from '../../../core/diagnostics/source.ts'
import type { ParsedPack } from '../../../core/load/load-policy.ts'
import type { ParsedDocument } from '../../../core/syntax/parse-yaml.ts'
import type { LayoutReport, UnformattedFile } from '../../../reporters/layout-report.ts'
import { firstChangedLine } from '../../../tools/format/first-changed-line.ts'
import { formatPolicy } from '../../../tools/format/format-policy.ts'
import type { PolicyPath } from '../../node/read-policy-path.ts'
import { readSource } from '../../node/read-source.ts'
import { exitCode } from '../exit-code.ts'
import { findSources } from '../find-sources.ts'
import { loadFailure } from '../load-failure.ts'
import { notRun, timed, type PartResult } from './part-result.ts'

interface ReadFile {
  readonly name: string
  readonly source: Result<Source>
  /** Absent: nobody looked into it before. */
  readonly parsed?: Result<ParsedDocument> | undefined
}

/** Does every file have the one layout? `told` are findings that another part tells. */
export async function fmtPart(paths: readonly PolicyPath[], packs: readonly ParsedPack[], told: readonly Diagnostic[]): Promise<PartResult> {
  const { value, ms } = await timed(async () => layoutOf(await filesOf(paths, packs)))
  const { files, unformatted, found } = value
  if (files.length === 0) return notRun('fmt', 'there is no file to look at')
  const isTold = new Set(told)
  const report: LayoutReport = { files, unformatted, unread: value.unread, diagnostics: found.filter((each) => !isTold.has(each)) }
  const unreadable = found.filter(({ code }) => code !== 'SLC830')
  const isOdd = unformatted.length > 0 || found.length > 0
  return {
    part: { name: 'fmt', kind: 'done', passed: !isOdd, ms, report },
    exit: unreadable.length > 0 ? loadFailure(unreadable) : isOdd ? exitCode.findings : exitCode.clean,
  }
}

/** Everything that packs consist of, and what `fmt` finds beside: a configuration. */
async function filesOf(paths: readonly PolicyPath[], packs: readonly ParsedPack[]): Promise<readonly ReadFile[]> {
  const files = new Map<string, ReadFile>()
  for (const { entry, documents } of packs) {
    for (const source of [entry.source, ...(entry.files ?? []).map((file) => file.source)]) {
      files.set(resolve(source.name), { name: source.name, source: { ok: true, value: source, diagnostics: [] }, parsed: documents.get(source) })
    }
  }
  for (const { path } of paths) {
    const found = await findSources([path])
    // A path that leads nowhere is told by `check`.
    for (const file of found.ok ? found.value : []) {
      const name = file.replace(/^\.\//, '')
      if (!files.has(resolve(file))) files.set(resolve(file), { name, source: await readSource(file, name) })
    }
  }
  return [...files.values()].sort((left, right) => (left.name < right.name ? -1 : 1))
}

function layoutOf(files: readonly ReadFile[]) {
  const unformatted: UnformattedFile[] = []
  const found: Diagnostic[] = []
  let unread = 0
  for (const { name, source, parsed } of files) {
    const formatted = source.ok ? formatPolicy(source.value, parsed) : source
    if (!source.ok || !formatted.ok) {
      unread++
      found.push(...formatted.diagnostics)
      continue
    }
    const line = firstChangedLine(source.value.text, formatted.value)
    if (line !== undefined) unformatted.push({ name, line })
  }
  return { files: files.map(({ name }) => name), unformatted, unread, found }
}
