import { stat } from 'node:fs/promises'
import { findYamlFiles, type YamlTree } from './find-yaml-files.ts'

export interface PolicyTree extends YamlTree {
  /** The folder itself is a pack. */
  readonly isPack: boolean
}

/**
 * The YAML files of a folder in which policies are looked for. Inside a pack every one counts (L-03);
 * any other folder is searched without hidden folders and `node_modules`.
 * @throws what the file system throws
 */
export async function findPolicyFiles(folder: string): Promise<PolicyTree> {
  const isPack = await isFile(`${folder}/pack.yaml`)
  return { isPack, ...(await findYamlFiles(folder, isPack ? () => false : isForeignFolder)) }
}

export function isForeignFolder(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules'
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  )
}
