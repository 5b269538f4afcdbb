import { isJsonObject, ownMember, type Json, type JsonObject } from '../base/json.ts'
import { toolFailureKinds, type ToolFailure, type ToolOutcome } from '../events/tool-outcome.ts'

interface OutcomeProblem {
  readonly field: 'outcome' | 'error'
  readonly message: string
  readonly hint?: string
}

/** A result says one thing about how its call went, in words that are known (L-90). */
export function outcomeProblem(line: JsonObject): OutcomeProblem | undefined {
  const { kind, failure } = statedOutcome(line)
  if (kind === null) return undefined
  if (kind !== 'success' && kind !== 'error' && kind !== 'skipped' && kind !== 'denied') {
    return { field: 'outcome', message: '`outcome` is none of success, error, skipped, denied' }
  }
  if (kind === 'success' && errorText(line) !== undefined) {
    return { field: 'error', message: '`error` stands beside an `outcome` of success', hint: 'a result is one of them' }
  }
  if (failure === null) return undefined
  if (!isJsonObject(failure)) return { field: 'outcome', message: 'a `failure` must be an object' }
  if (!Object.hasOwn(failure, 'kind') || failureKind(failure) !== undefined) return undefined
  const hint = `one of ${toolFailureKinds.join(', ')}`
  return { field: 'outcome', message: 'the `kind` of a `failure` is not a known one', hint }
}

/** The outcome of a line without a problem: as stated; else `error` where there is an error text and `success` where there is none. */
export function outcomeOf(line: JsonObject): ToolOutcome {
  const { kind, failure } = statedOutcome(line)
  const error = errorText(line)
  switch (kind) {
    case 'success':
    case 'skipped':
    case 'denied':
      return { kind }
    case 'error':
      return { kind, failure: failureOf(isJsonObject(failure) ? failure : {}, error ?? '') }
    default:
      return error === undefined ? { kind: 'success' } : { kind: 'error', failure: failureOf({}, error) }
  }
}

/** A word, or a map with a failure; null is absent. */
function statedOutcome(line: JsonObject): { readonly kind: Json; readonly failure: Json } {
  const stated = ownMember(line, 'outcome') ?? null
  if (!isJsonObject(stated)) return { kind: stated, failure: null }
  // A map without a kind states nothing that is known, which is not the same as stating nothing.
  return { kind: ownMember(stated, 'kind') ?? '', failure: ownMember(stated, 'failure') ?? null }
}

function errorText(line: JsonObject): string | undefined {
  const error = ownMember(line, 'error')
  return typeof error === 'string' ? error : undefined
}

function failureKind(failure: JsonObject): ToolFailure['kind'] | undefined {
  const stated = ownMember(failure, 'kind')
  return toolFailureKinds.find((known) => known === stated)
}

function failureOf(failure: JsonObject, error: string): ToolFailure {
  const message = ownMember(failure, 'message')
  const retryable = ownMember(failure, 'retryable')
  const code = ownMember(failure, 'code')
  const httpStatus = ownMember(failure, 'http_status')
  return {
    kind: failureKind(failure) ?? 'other',
    message: typeof message === 'string' ? message : error,
    ...(typeof retryable === 'boolean' ? { retryable } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof httpStatus === 'number' ? { httpStatus } : {}),
  }
}
