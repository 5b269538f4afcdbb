import { randomBytes } from 'node:crypto'
import { closeSync, fstatSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { errorCode } from '../read-source.ts'

const keyBytes = 32

/**
 * The key of a file, made there at first use with permissions for its owner alone. Who has it can test
 * guesses of a recorded value, so it does not belong where the records are sent.
 *
 * @throws Error if the file is no key, or others may read it; what the file system throws
 */
export function recordKey(path: string): Uint8Array {
  try {
    return readKey(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  const beside = `${path}.${String(process.pid)}.tmp`
  const file = openSync(beside, 'wx', 0o600)
  try {
    writeFileSync(file, `${randomBytes(keyBytes).toString('hex')}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  try {
    // A link is made only where there is no file yet: of two that start at once both use the same key.
    linkSync(beside, path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(beside, { force: true })
  }
  return readKey(path)
}

function readKey(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const status = fstatSync(file)
    if (process.platform !== 'win32' && (status.mode & 0o077) !== 0) throw new Error('others than its owner may read it')
    if (!status.isFile() || status.size > 1_000) throw new Error('it is no record key')
    const text = readFileSync(file, 'utf8').trim()
    if (!/^[0-9a-f]{64}$/.test(text)) throw new Error('it is no record key')
    return Buffer.from(text, 'hex')
  } finally {
    closeSync(file)
  }
}
