import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { canonicalJson } from '../../../core/base/canonical-json.ts'
import type { Json } from '../../../core/base/json.ts'
import { errorCode } from '../../node/read-source.ts'
import { parseJournal, unreadable, type CarriedFact, type CarriedState } from './carried-state.ts'

/**
 * What one conversation carries from process to process. Each question is answered by a process of its own, and
 * several may run at once: facts are only ever appended, whole lines at a time, so that nobody has to wait for
 * anybody, and whoever reads again sees what others have found meanwhile.
 */
export interface SessionState {
  /** @throws Error if what is kept cannot be read: nobody knows then whether the run has ended. */
  readonly read: () => Promise<CarriedState>
  readonly append: (facts: readonly CarriedFact[]) => Promise<void>
  /** The call may run with these arguments and no others. */
  readonly bind: (callId: string, call: BoundCall) => Promise<void>
  /** Was exactly this call bound? What was bound is forgotten. */
  readonly takeBound: (callId: string, call: BoundCall) => Promise<boolean>
  /** Calls that were bound and never ran, of which nobody tells us. */
  readonly forgetOldCalls: (now: number) => Promise<void>
}

export interface BoundCall {
  readonly toolName: string
  readonly args: Json
}

/** A run needs a line for each label and each end; one that needs more is not kept in mind any more. */
const longestJournal = 1_000_000

/** @throws Error if the folder is not this user's own. */
export async function openSessionState(root: string, protocol: string, sessionId: string): Promise<SessionState> {
  const folder = join(root, `${protocol}-${digest(sessionId).slice(0, 32)}`)
  const calls = join(folder, 'calls')
  const journal = join(folder, 'journal')
  await mkdir(calls, { recursive: true, mode: 0o700 })
  for (const each of [root, folder, calls]) await assertOwn(each)
  return {
    async read() {
      const text = await readOwn(journal)
      return text === undefined ? { labels: [] } : parseJournal(text)
    },
    async append(facts) {
      if (facts.length === 0) return
      const lines = facts.map((fact) => `${JSON.stringify(fact)}\n`).join('')
      await writeOwn(journal, lines, constants.O_APPEND)
    },
    async bind(callId, call) {
      await writeOwn(join(calls, digest(callId)), boundText(call), constants.O_TRUNC)
    },
    async takeBound(callId, call) {
      const path = join(calls, digest(callId))
      const text = await readOwn(path)
      if (text === undefined) return false
      await rm(path, { force: true })
      return text === boundText(call)
    },
    async forgetOldCalls(now) {
      const names = await readdir(calls)
      for (const name of names.slice(0, mostForgotten)) {
        const path = join(calls, name)
        const known = await lstat(path).catch(() => undefined)
        if (known !== undefined && now - known.mtimeMs > callIsOldMs) await rm(path, { force: true })
      }
    },
  }
}

const mostForgotten = 1000
const callIsOldMs = 86_400_000

function boundText({ toolName, args }: BoundCall): string {
  return digest(`${toolName}\n${canonicalJson(args)}`)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What others may write to, others may have written. */
async function assertOwn(folder: string): Promise<void> {
  const { uid, mode } = await lstat(folder)
  // Windows has no such bits; the folder lies in the profile of the user there.
  if (process.getuid === undefined) return
  if (uid !== process.getuid()) throw unreadable(`\`${folder}\` belongs to somebody else`)
  if ((mode & 0o022) !== 0) throw unreadable(`\`${folder}\` may be written by others`)
}

async function readOwn(path: string): Promise<string | undefined> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
    try {
      const { size } = await file.stat()
      if (size > longestJournal) throw unreadable('what is kept of the session is too long')
      return await file.readFile('utf8')
    } finally {
      await file.close()
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function writeOwn(path: string, text: string, how: number): Promise<void> {
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_NOFOLLOW | how, 0o600)
  try {
    // In one call, so that lines of two processes never mix.
    const { bytesWritten } = await file.write(text)
    if (bytesWritten !== Buffer.byteLength(text)) throw unreadable('the disk took a part of a line alone')
  } finally {
    await file.close()
  }
}
