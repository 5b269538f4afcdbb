import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './read-source.ts'

export interface TreeBounds {
  readonly entries: number
  readonly depth: number
}

const defaultBounds: TreeBounds = { entries: 50_000, depth: 100 }

/**
 * Every file below a folder as an absolute path, hidden ones too (L-70). A link is listed and not
 * entered, so that the walk stays in the tree and ends. Below what is no folder, or is not there, is nothing.
 *
 * @throws RangeError for a tree that is larger than the bounds, and what the file system throws on a
 *   folder that cannot be read: a list that lacks files would let calls pass.
 */
export async function filesBelow(folder: string, bounds: TreeBounds = defaultBounds): Promise<readonly string[]> {
  const files: string[] = []
  let seen = 0
  const visit = async (path: string, depth: number): Promise<void> => {
    for (const entry of await readdir(path, { withFileTypes: true })) {
      if (++seen > bounds.entries) throw new RangeError('the tree has too many files')
      const found = join(path, entry.name)
      if (!entry.isDirectory()) files.push(found)
      else if (depth === bounds.depth) throw new RangeError('the tree is too deep')
      else await visit(found, depth + 1)
    }
  }
  try {
    await visit(folder, 1)
  } catch (error) {
    const code = errorCode(error)
    if (seen > 0 || (code !== 'ENOENT' && code !== 'ENOTDIR')) throw error
  }
  return files
}
