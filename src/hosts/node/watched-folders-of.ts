import { lstat, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { PolicyPath } from './read-policy-path.ts'
import { foldersBelow } from './watch-folders.ts'

/** The folders in which a change of what lies at the paths is seen. A link that is pointed elsewhere changes in its own folder. */
export async function watchedFoldersOf(paths: readonly PolicyPath[]): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const { path } of paths) {
    const isFolder = await stat(path).then((entry) => entry.isDirectory(), () => false)
    const isLink = await lstat(path).then((entry) => entry.isSymbolicLink(), () => false)
    if (isFolder) for (const folder of await foldersBelow(path)) found.add(folder)
    if (!isFolder || isLink) found.add(dirname(path))
  }
  return [...found]
}
