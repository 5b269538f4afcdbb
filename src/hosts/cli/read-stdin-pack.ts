import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Source } from '../../core/diagnostics/source.ts'
import type { PackEntry } from '../../core/load/load-policy.ts'
import { readReadablePacks, type ReadPacks } from '../node/read-policy-path.ts'
import { readStreamSource } from '../node/read-source.ts'
import type { Io } from './io.ts'

/**
 * The text on stdin under a name, in place of what lies there: a policy file by itself, or a file of
 * the pack in whose folder it lies, read with the rest of that pack. So an editor sees what will be
 * found once the file is saved.
 */
export async function readStdinPack(name: string, io: Io): Promise<ReadPacks> {
  const read = await readStreamSource(io.stdin(), name)
  if (!read.ok) return { packs: [], problems: read.diagnostics }
  const folder = await packFolder(name)
  if (folder === undefined) return { packs: [{ source: read.value, files: [] }], problems: [] }
  const { packs, problems } = await readReadablePacks([{ path: folder }])
  return { packs: packs.map((entry) => withSource(entry, folder, read.value)), problems }
}

function withSource(entry: PackEntry, folder: string, source: Source): PackEntry {
  if (entry.source.name === source.name) return { ...entry, source }
  const others = (entry.files ?? []).filter((file) => file.source.name !== source.name)
  const path = folder === '.' ? source.name : source.name.slice(folder.length + 1)
  // The order of files is that in which a folder is read.
  const files = [...others, { path, source }].sort((left, right) => (left.path < right.path ? -1 : 1))
  return { ...entry, files }
}

/** The outermost folder between the current one and the file that is a pack. */
async function packFolder(name: string): Promise<string | undefined> {
  let found: string | undefined
  for (let folder = dirname(name); !folder.startsWith('..') && !folder.startsWith('/'); folder = dirname(folder)) {
    if (await isThere(`${folder}/pack.yaml`)) found = folder
    if (folder === '.') break
  }
  return found
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
