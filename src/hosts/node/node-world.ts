import type { World } from '../../core/events/world.ts'
import { addressesOf } from './addresses-of.ts'
import { filesBelow } from './files-below.ts'
import { realPath } from './real-path.ts'
import { redirectOf } from './redirect-of.ts'

export interface NodeWorldOptions {
  /** Of `loadSqlParser`; without it policies that test `sql` do not load. */
  readonly parseSql?: World['parseSql']
  /**
   * Ask servers where they send a fetch on to, before it is made. Off by default: it sends a request from
   * this process for each URL that a rule asks about, also for one that is then refused.
   */
  readonly traceRedirects?: boolean
  /** For one answer of the network. */
  readonly timeoutMs?: number
}

/** What rules ask of the world, answered by this machine: its files, its resolver and, if asked for, servers (L-04). */
export function nodeWorld({ parseSql, traceRedirects = false, timeoutMs = 5_000 }: NodeWorldOptions = {}): World {
  return {
    realPath,
    filesBelow: (folder) => filesBelow(folder),
    addressesOf: (name) => addressesOf(name, timeoutMs),
    ...(traceRedirects ? { redirectOf: (url: string) => redirectOf(url, timeoutMs) } : {}),
    ...(parseSql === undefined ? {} : { parseSql }),
  }
}
