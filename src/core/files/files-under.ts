import type { Lookups } from '../events/lookups.ts'
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

/**
 * All files below a folder, as it is written and where its links lead; undefined = not known. A file
 * whose name cannot be read is left out of `files`, and `isWhole` says so.
 */
export function filesUnder(
  folder: KnownPath,
  isLexical: boolean,
  system: FileSystem,
  lookups: Lookups,
): { readonly files: readonly ListedFile[]; readonly isWhole: boolean } | undefined {
  const resolved = isLexical ? [] : resolvedForms([folder], system, lookups)
  const known = resolved.filter((form) => form !== undefined)
  const folders = new Map([folder.written, ...known].map((form) => [printFilePath(form), form.names.length]))
  const lists = askAll([...folders.keys()], lookups.filesBelow)
  const depths = [...folders.values()]
  let isWhole = known.length === resolved.length
  const files: ListedFile[] = []
  for (const [index, list] of lists.entries()) {
    if (list.kind === 'failed') return undefined
    for (const text of list.value) {
      const reading = readAbsolutePath(text, system)
      if (reading.kind === 'path') files.push({ path: reading.written, depth: depths[index] ?? 0 })
      else isWhole = false
    }
  }
  return { files, isWhole }
}
