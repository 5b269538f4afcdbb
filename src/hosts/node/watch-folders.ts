import { type FSWatcher, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'

/** Folders that are watched at most: the system has few watches to give. */
const maxFolders = 1_000

/** The folder and all below it, without hidden ones and `node_modules`. Linked folders are not entered. */
export async function foldersBelow(folder: string): Promise<readonly string[]> {
  const found = [folder]
  for (let index = 0; index < found.length && found.length < maxFolders; index++) {
    const at = found[index] ?? folder
    const entries = await readdir(at, { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (!entry.isDirectory() || entry.name.startsWith('.') || entry.name === 'node_modules') continue
      found.push(`${at}/${entry.name}`)
    }
  }
  return found.slice(0, maxFolders)
}

/** Ends watching. */
export type StopWatching = () => void

/**
 * Calls back some time after something in the folders changed, once for changes that come together: a
 * program that saves a file often does so in several steps. Folders are watched, not files, since a file
 * that is replaced is another file.
 */
export function watchFolders(folders: readonly string[], restMs: number, onChange: () => void): StopWatching {
  let timer: NodeJS.Timeout | undefined
  const touched = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, restMs)
  }
  const watchers = folders.flatMap((folder): readonly FSWatcher[] => {
    try {
      // A folder that goes away is a change like any other.
      return [watch(folder, touched).on('error', touched)]
    } catch {
      return []
    }
  })
  return () => {
    clearTimeout(timer)
    for (const each of watchers) each.close()
  }
}
