import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Result } from '../../../core/diagnostics/diagnostic.ts'
import { failure } from '../../../core/diagnostics/result.ts'
import { wholeError } from '../../../core/diagnostics/source-error.ts'
import type { ChainState } from '../../../core/records/record-chain.ts'
import { createKeyedHash } from '../../../core/records/keyed-hash.ts'
import { toRecord, type PolicyFacts } from '../../../core/records/to-record.ts'
import type { DecidedFact, RunObserver } from '../../../core/runs/run-observer.ts'
import { systemTime } from '../clock.ts'
import { errorCode } from '../read-source.ts'
import { writeFailure } from '../write-file-whole.ts'
import { readLogTail, recordFiles } from './record-files.ts'
import { recordKey } from './record-key.ts'
import { createRecordWriter } from './record-writer.ts'
import { lockWriter, type Unlock } from './writer-lock.ts'

export interface RecordLogOptions {
  /** Of the log alone; made if it is not there. */
  readonly folder: string
  /** At least 16 random bytes, or the path of a file that holds the key and is made at first use. Keep it apart from the records. */
  readonly key: Uint8Array | string
  /** Of one file; default 16 MiB. A longer record has a file of its own. */
  readonly maxBytes?: number
  /** The oldest files beyond these are removed; default 64. */
  readonly maxFiles?: number
  /** `each`: a record outlasts a loss of power before its action begins. `file` (default): it outlasts the end of the process. */
  readonly sync?: 'each' | 'file'
  /** What a record that cannot be written does to its run; default `end-run`. */
  readonly onFailure?: 'end-run' | 'warn'
  /** Which decisions are kept; default: all but deltas that go on. */
  readonly keeps?: (fact: DecidedFact) => boolean
  /** Milliseconds since 1970, for events whose host states no time. */
  readonly now?: () => number
}

/** The records of all runs of a process, in files that form one chain (L-83). */
export interface RecordLog {
  /** For `observers` of an engine: `policyFacts(policy, digest)` of the policy that it was made of. */
  readonly observer: (facts: PolicyFacts) => RunObserver
  /** Behind the last record: keep it where the files are not. */
  readonly state: () => ChainState
  /** Records that could not be written. */
  readonly lost: () => number
  readonly close: () => void
}

/** Fails if the log cannot be written, is written by another process, or ends with a broken line (SLC810). */
export function openRecordLog(options: RecordLogOptions): Result<RecordLog> {
  const { folder, maxBytes = 16 << 20, maxFiles = 64, sync = 'file' } = options
  let unlock: Unlock | undefined
  try {
    if (!(maxBytes >= 1) || !(maxFiles >= 1)) throw new Error('`maxBytes` and `maxFiles` are at least 1')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const key = typeof options.key === 'string' ? keyOfFile(options.key) : options.key
    createKeyedHash(key)
    unlock = lockWriter(join(folder, 'writer.lock'))
    const tail = readLogTail(recordFiles(folder))
    const writer = createRecordWriter({ folder, maxBytes, maxFiles: Math.floor(maxFiles), sync }, tail)
    return { ok: true, value: createLog(options, key, writer, unlock), diagnostics: tail.torn.map(tornLine) }
  } catch (error) {
    unlock?.()
    return failure([wholeError('SLC810', `the record log \`${folder}\` cannot be used: ${whyNot(error)}`)])
  }
}

function createLog(options: RecordLogOptions, key: Uint8Array, writer: ReturnType<typeof createRecordWriter>, unlock: Unlock): RecordLog {
  const { keeps = isKeptByDefault, now = systemTime, onFailure = 'end-run' } = options
  let isClosed = false
  let lost = 0

  const write = (fact: DecidedFact, facts: PolicyFacts): void => {
    if (!keeps(fact)) return
    const { context, event, decision, turn, isAfterEnd } = fact
    const { runId, parentRunId } = context
    const about = { ...facts, runId, turn, isAfterEnd, at: fact.at ?? now(), ...(parentRunId === undefined ? {} : { parentRunId }) }
    try {
      if (isClosed) throw new Error('the record log is closed')
      writer.append(toRecord(event, decision, about, { key }))
    } catch (error) {
      lost++
      throw error
    }
  }

  return {
    observer: (facts) => ({ name: 'record log', isRequired: onFailure === 'end-run', decided: (fact) => write(fact, facts) }),
    state: writer.state,
    lost: () => lost,
    close() {
      if (isClosed) return
      isClosed = true
      try {
        writer.close()
      } finally {
        unlock()
      }
    },
  }
}

/** A text comes in a thousand deltas, and every rule that lets them go on would have a line for each. */
function isKeptByDefault({ event, decision }: DecidedFact): boolean {
  return decision.kind !== 'continue' || (event.kind !== 'TextDelta' && event.kind !== 'ToolCallDelta')
}

function keyOfFile(path: string): Uint8Array {
  try {
    return recordKey(path)
  } catch (error) {
    throw new Error(`the key \`${path}\` cannot be used: ${whyNot(error)}`, { cause: error })
  }
}

/** Our own words; of the file system's only what they mean, since they repeat paths. */
function whyNot(error: unknown): string {
  if (errorCode(error) !== undefined) return `it ${writeFailure(error)}`
  return error instanceof Error ? error.message : 'something was thrown that is no error'
}

function tornLine(path: string): Diagnostic {
  return wholeError('SLC811', `the last line of \`${path}\` was not written to its end; the log goes on in a new file`)
}
