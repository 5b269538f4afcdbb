import { readdir, stat } from 'node:fs/promises'
import type { Result } from '../../core/diagnostics/diagnostic.ts'
import type { Source } from '../../core/diagnostics/source.ts'
import { findPolicyFiles, type PolicyTree } from './find-policy-files.ts'
import { readSource } from './read-source.ts'

/** Where packs are looked for and read: a disk, or a revision of a repository. Paths are as a user names them. */
export interface PolicyFiles {
  /** @throws what keeps it from being looked at */
  readonly isFolder: (path: string) => Promise<boolean>
  /** @throws what keeps it from being listed */
  readonly treeOf: (folder: string) => Promise<PolicyTree>
  /** Where the name of a file begins in its path, behind its folder. */
  readonly nameStart: (path: string) => number
  /** Names of what lies in a folder; `''` is the folder of a path that names none. */
  readonly namesIn: (folder: string) => Promise<readonly string[]>
  readonly read: (path: string) => Promise<Result<Source>>
}

export const diskFiles: PolicyFiles = {
  isFolder: async (path) => (await stat(path)).isDirectory(),
  treeOf: findPolicyFiles,
  nameStart: (path) => path.lastIndexOf('/') + 1,
  namesIn: (folder) => readdir(folder === '' ? '.' : folder),
  read: (path) => readSource(path, path),
}
