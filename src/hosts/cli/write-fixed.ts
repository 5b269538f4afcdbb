import { readFile } from 'node:fs/promises'
import type { Source } from '../../core/diagnostics/source.ts'
import type { PackEntry } from '../../core/load/load-policy.ts'
import { writeFailure, writeFileWhole } from '../node/write-file-whole.ts'

interface ChangedFile {
  readonly path: string
  readonly before: string
  readonly after: string
}

const byteOrderMark = '\uFEFF'

/**
 * Writes the files of packs whose text changed, all or none: the packs load with all of them. A file
 * that is no longer what was read is someone else's work and stays.
 *
 * @returns why nothing was written; nothing where all was.
 */
export async function writeFixed(before: readonly PackEntry[], after: readonly PackEntry[]): Promise<string | undefined> {
  const old = sourcesOf(before)
  const changed: ChangedFile[] = []
  for (const [index, { name, text }] of sourcesOf(after).entries()) {
    const was = old[index]
    if (was === undefined || was.text === text) continue
    const now = await readFile(name, 'utf8').catch(() => undefined)
    // Reading takes a byte order mark off; a file that had one keeps it.
    const mark = now?.startsWith(byteOrderMark) === true ? byteOrderMark : ''
    if (now !== mark + was.text) return `\`${name}\` changed while it was read`
    changed.push({ path: name, before: now, after: mark + text })
  }
  const written: ChangedFile[] = []
  for (const file of changed) {
    try {
      await writeFileWhole(file.path, file.after)
      written.push(file)
    } catch (error) {
      for (const each of written) await writeFileWhole(each.path, each.before)
      return `\`${file.path}\` ${writeFailure(error)}`
    }
  }
  return undefined
}

function sourcesOf(entries: readonly PackEntry[]): readonly Source[] {
  return entries.flatMap(({ source, files = [] }) => [source, ...files.map((file) => file.source)])
}
