import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The file that says which lint rules are asked. It is no policy, wherever it lies. */
export const configFileName = 'sluice.config.yaml'

/** Folders that are looked into; paths are rarely a tenth as deep. */
const maxLevels = 64

/**
 * The nearest configuration at or above a folder. A repository is the last folder that is looked into,
 * so that nothing outside decides what is found in it.
 */
export async function findConfig(folder: string): Promise<string | undefined> {
  let current = folder
  for (let level = 0; level < maxLevels; level++) {
    const path = join(current, configFileName)
    if (await isThere(path)) return path
    if (await isThere(join(current, '.git'))) return undefined
    const parent = dirname(current)
    if (parent === current) return undefined
    current = parent
  }
  return undefined
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
