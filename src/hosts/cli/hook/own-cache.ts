import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, lstatSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * What was worked out once, for processes that come later. Nobody else can have written what is read: folder and
 * file belong to this user alone, no link is followed, and the bytes carry their own hash behind the key that they
 * were made for. Whatever does not fit is worked out again.
 */
export interface OwnCache {
  readonly read: (name: string, key: string) => Buffer | undefined
  /** What cannot be kept is not kept. */
  readonly write: (name: string, key: string, bytes: Uint8Array) => void
}

const largest = 64_000_000

export function openOwnCache(environment: Readonly<Record<string, string | undefined>>): OwnCache {
  const cache = environment['XDG_CACHE_HOME']
  const folder = join(cache !== undefined && cache !== '' ? cache : join(homedir(), '.cache'), 'sluice', 'compiled')
  return {
    read(name, key) {
      try {
        if (!isOwn(lstatSync(folder))) return undefined
        const file = openSync(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW)
        try {
          const known = fstatSync(file)
          if (!known.isFile() || !isOwn(known) || known.size > largest) return undefined
          const content = readFileSync(file)
          const bytes = content.subarray(64)
          return content.subarray(0, 64).toString('latin1') === seal(key, bytes) ? bytes : undefined
        } finally {
          closeSync(file)
        }
      } catch {
        return undefined
      }
    },
    write(name, key, bytes) {
      const beside = join(folder, `.${name}.${String(process.pid)}`)
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        if (!isOwn(lstatSync(folder))) return
        writeFileSync(beside, Buffer.concat([Buffer.from(seal(key, bytes), 'latin1'), bytes]), { flag: 'wx', mode: 0o600 })
        renameSync(beside, join(folder, name))
      } catch {
        rmSync(beside, { force: true })
      }
    },
  }
}

function seal(key: string, bytes: Uint8Array): string {
  return createHash('sha256').update(key).update('\0').update(bytes).digest('hex')
}

function isOwn({ uid, mode }: { readonly uid: number; readonly mode: number }): boolean {
  // Windows has no such bits; the folder lies in the profile of the user there.
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0)
}
