import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { randomUUID } from 'node:crypto'
import { errorCode } from '../read-source.ts'

/** Gives the lock back. */
export type Unlock = () => void

/** Locks that this process holds: a process that restarts may get the number of the one before. */
const held = new Set<string>()

/**
 * Makes this process the one writer of something. A lock of a process that is gone is taken over, as far
 * as this machine can tell.
 *
 * @throws Error that says who holds it; what the file system throws
 */
export function lockWriter(path: string): Unlock {
  const own = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() })
  if (!isMade(path, own)) {
    removeStale(path)
    if (!isMade(path, own)) throw new Error('another process has just begun to write there')
  }
  held.add(own)
  return () => {
    if (!held.delete(own)) return
    try {
      if (readFileSync(path, 'utf8') === own) rmSync(path, { force: true })
    } catch {
      // It was taken away from us, or will be found stale when this process is gone.
    }
  }
}

function isMade(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Moves the lock aside first, so that of two that find it stale only one removes it. */
function removeStale(path: string): void {
  const text = readFileSync(path, 'utf8')
  if (!isStale(text)) throw new Error(`${holderOf(text)} writes there; if it does not, remove \`${path}\``)
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  const moved = readFileSync(aside, 'utf8')
  if (moved !== text) linkSync(aside, path)
  rmSync(aside, { force: true })
}

function isStale(text: string): boolean {
  const holder = readHolder(text)
  if (holder === undefined || holder.host !== hostname() || held.has(text)) return false
  if (holder.pid === process.pid) return true
  try {
    process.kill(holder.pid, 0)
    return false
  } catch (error) {
    return errorCode(error) === 'ESRCH'
  }
}

function holderOf(text: string): string {
  const holder = readHolder(text)
  return holder === undefined ? 'another process' : `process ${String(holder.pid)} on ${holder.host}`
}

function readHolder(text: string): { readonly pid: number; readonly host: string } | undefined {
  const found = /^\{"pid":([1-9][0-9]{0,9}),"host":"([A-Za-z0-9_.-]{1,255})"/.exec(text)
  return found === null ? undefined : { pid: Number(found[1]), host: found[2] ?? '' }
}
