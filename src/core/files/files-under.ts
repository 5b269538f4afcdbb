import type { Lookup, Lookups } from '../events/lookups.ts'
import { printFilePath, type FilePath } from './file-path.ts'
import type { FileSystem } from './file-system.ts'
import type { KnownPath } from './path-reading.ts'
import { readAbsolutePath } from './read-path.ts'
import { askAll, resolvedForms } from './resolve-links.ts'

/** `depth` is the number of components of the folder that the file lies below. */
export interface ListedFile {
  readonly path: FilePath
  readonly depth: number
}

/** `isWhole` = no file has a name that cannot be read, and all links of the folder could be followed. */
export interface FileList {
  readonly files: readonly ListedFile[]
  readonly isWhole: boolean
}

/** All files below a folder, as it is written and where its links lead; undefined = not known. */
export function filesUnder(
  folder: KnownPath,
  isLexical: boolean,
  system: FileSystem,
  lookups: Lookups,
): FileList | undefined {
  const resolved = isLexical ? [] : resolvedForms([folder], system, lookups)
  const known = resolved.filter((form) => form !== undefined)
  const folders = new Map([folder.written, ...known].map((form) => [printFilePath(form), form.names.length]))
  const lists = askAll([...folders.keys()], lookups.filesBelow)
  const read = [...folders].map(([text, depth], index) =>
    // Several tests ask for one tree.
    lookups.once(FILE_LIST, text, () => readList(lists[index], depth, system)),
  )
  if (read.some((list) => list === undefined)) return undefined
  return {
    files: read.flatMap((list) => list?.files ?? []),
    isWhole: known.length === resolved.length && read.every((list) => list?.isWhole),
  }
}

const FILE_LIST = Symbol('files below a folder')

function readList(
  list: Lookup<readonly string[]> | undefined,
  depth: number,
  system: FileSystem,
): FileList | undefined {
  if (list?.kind !== 'known') return undefined
  const readings = list.value.map((text) => readAbsolutePath(text, system))
  const files = readings.flatMap((reading) => (reading.kind === 'path' ? [{ path: reading.written, depth }] : []))
  return { files, isWhole: files.length === readings.length }
}
