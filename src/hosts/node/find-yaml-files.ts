import { readdir } from 'node:fs/promises'

/** Entries of one folder tree that are looked at; a tree with more is not a place for policies. */
const maxEntries = 20_000
const maxDepth = 24

export interface YamlTree {
  /** Paths of YAML files relative to the folder, with `/`, sorted by code unit. */
  readonly files: readonly string[]
  /** The tree was larger than what is looked at, so `files` is not all of it. */
  readonly isCut: boolean
}

/**
 * The YAML files below a folder. Linked folders are not entered, so that a link cannot lead out of
 * the tree or in circles. `skip` leaves a folder out by its name.
 * @throws what the file system throws
 */
export async function findYamlFiles(folder: string, skip: (name: string) => boolean = () => false): Promise<YamlTree> {
  const files: string[] = []
  let seen = 0
  let isCut = false
  const visit = async (relative: string, depth: number): Promise<void> => {
    for (const entry of await readdir(`${folder}/${relative}`, { withFileTypes: true })) {
      if (isCut) return
      seen++
      if (seen > maxEntries || depth > maxDepth) {
        isCut = true
        return
      }
      const path = relative + entry.name
      if (entry.isDirectory()) {
        if (!skip(entry.name)) await visit(`${path}/`, depth + 1)
      } else if (isYamlName(entry.name)) {
        files.push(path)
      }
    }
  }
  await visit('', 0)
  return { files: files.sort(), isCut }
}

export function isYamlName(name: string): boolean {
  return /\.ya?ml$/i.test(name)
}
