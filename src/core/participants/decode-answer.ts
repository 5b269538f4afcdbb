import { isJsonObject, ownMember, type Json, type JsonObject } from '../base/json.ts'
import { parseJson } from '../base/parse-json.ts'
import { excerpt } from './excerpt.ts'
import type { HookOutcome } from './hook-outcome.ts'

/** How one subprocess ended, and what it wrote. */
export interface ProcessResult {
  readonly stdout: string
  readonly stderr: string
  readonly exit:
    | { readonly kind: 'code'; readonly code: number }
    | { readonly kind: 'signal'; readonly signal?: string }
    /** Killed at the deadline, which covers reading the pipes too (S-103). */
    | { readonly kind: 'timeout'; readonly limitMs?: number }
    | { readonly kind: 'spawn_error'; readonly message?: string }
  /** Stdout went past the host's cap and was cut (S-102). */
  readonly isCut?: boolean
}

export type DecodedAnswer =
  | { readonly ok: true; readonly outcome: HookOutcome }
  | { readonly ok: false; readonly kind: 'hook_error' | 'hook_timeout' | 'invalid_flow'; readonly why: string }

const STDERR_BYTES = 2048
const STDOUT_BYTES = 512

/** Only stdout decides; the exit merely tells whether the process survived (S-101 to S-105). */
export function decodeAnswer(result: ProcessResult): DecodedAnswer {
  const { exit, stdout } = result
  switch (exit.kind) {
    case 'timeout':
      return failure('hook_timeout', exit.limitMs === undefined ? 'no answer in its time' : `no answer within ${exit.limitMs} ms`, '')
    case 'spawn_error':
      return failure('hook_error', `could not be started${exit.message === undefined ? '' : `: ${exit.message}`}`, '')
    case 'signal':
      return failure('hook_error', `ended by ${exit.signal ?? 'a signal'}`, stderrOf(result))
    case 'code':
      if (exit.code !== 0) return failure('hook_error', `exited with ${exit.code}`, stderrOf(result))
  }
  if (result.isCut === true) return failure('invalid_flow', 'its answer is too long', '')
  if (stdout.trim() === '') return failure('invalid_flow', 'gave no answer', stderrOf(result))
  const outcome = readDecision(stdout)
  if (typeof outcome !== 'string') return { ok: true, outcome }
  return failure('invalid_flow', outcome, excerpt(stdout, STDOUT_BYTES))
}

/** The outcome, or why the text is none. */
function readDecision(stdout: string): HookOutcome | string {
  const reading = parseJson(stdout)
  if (!reading.ok) return `its answer is not one JSON object (${reading.why})`
  const { value } = reading
  if (!isJsonObject(value)) return 'its answer is not one JSON object'
  const decision = ownMember(value, 'decision')
  if (decision === 'allow') return { type: 'allow' }
  if (decision !== 'deny' && decision !== 'modify' && decision !== 'replace') return 'its answer has no known `decision`'
  const reason = optional(value, 'reason')
  if (reason !== undefined && typeof reason !== 'string') return 'its `reason` is no text'
  const said = reason === undefined ? {} : { reason }
  if (decision === 'deny') return { type: 'deny', ...said }
  if (decision === 'modify') {
    const input = ownMember(value, 'input')
    return input === undefined ? 'it answered `modify` without an `input`' : { type: 'modify', input, ...said }
  }
  const output = ownMember(value, 'output')
  if (output === undefined) return 'it answered `replace` without an `output`'
  const isError = optional(value, 'is_error')
  if (isError !== undefined && typeof isError !== 'boolean') return 'its `is_error` is no boolean'
  return { type: 'replace', output, ...(isError === undefined ? {} : { isError }), ...said }
}

/** Null means absent in these fields (S-101). */
function optional(value: JsonObject, key: string): Json | undefined {
  return ownMember(value, key) ?? undefined
}

function stderrOf(result: ProcessResult): string {
  return excerpt(result.stderr, STDERR_BYTES)
}

function failure(kind: 'hook_error' | 'hook_timeout' | 'invalid_flow', why: string, shown: string): DecodedAnswer {
  return { ok: false, kind, why: shown.trim() === '' ? why : `${why}: ${shown}` }
}
