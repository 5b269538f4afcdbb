import { constants } from 'node:fs'
import { access, chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode } from './read-source.ts'

/**
 * Writes a file so that a reader sees the old text or the new one and never a part: beside it first,
 * then renamed. A link stays a link, and the permissions of a file that is there stay; one that may not
 * be written is left alone. A device or a pipe is written to as it is.
 * @throws what the file system throws
 */
export async function writeFileWhole(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return path
    throw error
  })
  const before = await stat(target).catch(() => undefined)
  if (before !== undefined && !before.isFile()) {
    await writeFile(target, text)
    return
  }
  if (before !== undefined) await access(target, constants.W_OK)
  // Hidden and no YAML, so that no search for policies finds it.
  const beside = join(dirname(target), `.${basename(target)}.${String(process.pid)}.tmp`)
  try {
    await writeFile(beside, text, { flag: 'wx', ...(before !== undefined && { mode: 0o600 }) })
    if (before !== undefined) await chmod(beside, before.mode & 0o7777)
    await rename(beside, target)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/** What a person should read when a file cannot be written. */
export function writeFailure(error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'lies in a folder that does not exist'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'may not be written'
    case 'EISDIR':
      return 'is a folder, not a file'
    default:
      return 'cannot be written'
  }
}
