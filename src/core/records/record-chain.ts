import { canonicalJson } from '../base/canonical-json.ts'
import { isJsonObject, ownMember, type Json, type JsonObject } from '../base/json.ts'
import { parseJson } from '../base/parse-json.ts'
import { sha256Hex } from '../base/sha256.ts'
import type { DecisionRecord } from './decision-record.ts'

/** Where a chain of records stands: how many lines it has, and the hash of the last one. */
export interface ChainState {
  readonly count: number
  readonly hash: string
}

/** Of a chain without lines. */
export const chainStart: ChainState = Object.freeze({ count: 0, hash: '0'.repeat(64) })

export interface AppendedRecord {
  /** One line without its line break, in the form of RFC 8785. */
  readonly line: string
  readonly state: ChainState
}

/**
 * The next line of a chain. It carries its number, the hash of the line before and its own, so that no
 * line is changed, left out, put in or moved without being found. Who can write every line can write
 * another chain: keep the latest state where the lines are not.
 */
export function appendRecord(state: ChainState, record: DecisionRecord): AppendedRecord {
  const count = state.count + 1
  const content: JsonObject = { n: count, previous: state.hash, record }
  const hash = hashOf(content)
  return { line: canonicalJson({ ...content, hash }), state: { count, hash } }
}

export type ChainCheck =
  | { readonly ok: true; readonly state: ChainState }
  /** `line` counts from 1; one more than there are lines where the last ones are missing. `why` holds nothing of the line. */
  | { readonly ok: false; readonly line: number; readonly why: string }

export interface ChainEnds {
  /** Where the lines begin, for a file that goes on with the chain of another. */
  readonly start?: ChainState
  /** Where they are known to end; without it lines that are missing at the end are not missed. */
  readonly end?: ChainState
}

/** The first line at which a chain is broken. */
export function verifyRecords(lines: Iterable<string>, { start = chainStart, end }: ChainEnds = {}): ChainCheck {
  let state = start
  let number = 0
  for (const line of lines) {
    number++
    const next = readChainLine(line, state)
    if (typeof next === 'string') return { ok: false, line: number, why: next }
    if (end !== undefined && next.count === end.count && next.hash !== end.hash) {
      return { ok: false, line: number, why: 'it is not the line that the chain is known to end with' }
    }
    if (end !== undefined && next.count > end.count) {
      return { ok: false, line: number, why: 'it stands behind the known end of the chain' }
    }
    state = next
  }
  if (end !== undefined && state.count < end.count) {
    return { ok: false, line: number + 1, why: 'lines are missing at the end' }
  }
  return { ok: true, state }
}

/** The state behind a line, or what is wrong with it, in words without any of it. */
export function readChainLine(line: string, before: ChainState): ChainState | string {
  const reading = parseJson(line)
  if (!reading.ok || !isJsonObject(reading.value)) return 'it is not one JSON object'
  // The text itself is what is protected: the same value in other words is another line.
  if (canonicalJson(reading.value) !== line) return 'it is not in the form in which records are written'
  const { hash, ...content } = reading.value
  if (!hasMembers(content)) return 'it is not a line of a chain of records'
  if (content['n'] !== before.count + 1) return 'its number does not follow that of the line before'
  if (content['previous'] !== before.hash) return 'it does not carry the hash of the line before'
  const own = hashOf(content)
  if (hash !== own) return 'its hash is not that of its content'
  return { count: before.count + 1, hash: own }
}

/** What a line says stood before it: where a chain goes on whose earlier lines are elsewhere. Nothing of it is checked. */
export function stateBefore(line: string): ChainState | undefined {
  const reading = parseJson(line)
  if (!reading.ok || !isJsonObject(reading.value)) return undefined
  const number = ownMember(reading.value, 'n')
  const hash = ownMember(reading.value, 'previous')
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined
  return typeof hash === 'string' && isHash(hash) ? { count: number - 1, hash } : undefined
}

/** A state as people hand it on: `12:<64 hex digits>`. */
export function chainStateText({ count, hash }: ChainState): string {
  return `${String(count)}:${hash}`
}

export function readChainState(text: string): ChainState | undefined {
  const [count = '', hash = '', ...rest] = text.split(':')
  if (rest.length > 0 || !/^(?:0|[1-9][0-9]{0,14})$/.test(count) || !isHash(hash)) return undefined
  return { count: Number(count), hash }
}

function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

function hasMembers(content: JsonObject): boolean {
  return Object.keys(content).length === 3 && isJsonObject(ownMember(content, 'record'))
}

function hashOf(content: Json): string {
  return sha256Hex(canonicalJson(content))
}
