import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import { copyJson } from '../../core/chain/copy-json.ts'

export type RpcId = string | number

export interface RpcError {
  readonly code: number
  readonly message: string
  readonly data?: Json
}

/** What a request is answered with. */
export type RpcAnswer =
  | { readonly kind: 'result'; readonly result: JsonObject }
  | { readonly kind: 'error'; readonly error: RpcError }

export interface RpcRequest {
  readonly kind: 'request'
  readonly id: RpcId
  readonly method: string
  readonly params: JsonObject | undefined
}

export interface RpcNotification {
  readonly kind: 'notification'
  readonly method: string
  readonly params: JsonObject | undefined
}

/** One message as it was read: plain, frozen, of bounded depth, and without members that JSON-RPC does not have. */
export type RpcMessage =
  | RpcRequest
  | RpcNotification
  | { readonly kind: 'answer'; readonly id: RpcId; readonly answer: RpcAnswer }
  /** `id`: of whoever waits for an answer to it. */
  | { readonly kind: 'junk'; readonly why: string; readonly id?: RpcId }

/**
 * Reads what a transport handed over. What is forwarded is made from this copy, never what was received
 * (L-91), so nobody can change it between judgement and sending.
 */
export function readMessage(received: unknown): RpcMessage {
  const message = copyJson(received)
  if (message === undefined) return junk('it is not plain JSON, or nested too deep')
  if (isJsonArray(message)) return junk('batches are not part of the protocol')
  if (!isJsonObject(message) || ownMember(message, 'jsonrpc') !== '2.0') return junk('it is not JSON-RPC 2.0')
  const written = ownMember(message, 'id')
  const id = isId(written) ? written : undefined
  const method = ownMember(message, 'method')
  if (method !== undefined) return readCall(message, method, written, id)
  if (id === undefined) return junk('it is neither a request nor an answer')
  const answer = readAnswer(message)
  return { kind: 'answer', id, answer }
}

function readCall(message: JsonObject, method: Json, written: Json | undefined, id: RpcId | undefined): RpcMessage {
  const params = ownMember(message, 'params')
  const mayAnswer = id === undefined ? {} : { id }
  if (typeof method !== 'string') return { ...junk('its method is not a text'), ...mayAnswer }
  if (params !== undefined && !isJsonObject(params)) return { ...junk('its params are not an object'), ...mayAnswer }
  if (written === undefined) return { kind: 'notification', method, params }
  if (id === undefined) return junk('its id is neither a text nor a number')
  return { kind: 'request', id, method, params }
}

/** An answer that is none still ends the wait for it: with an error. */
function readAnswer(message: JsonObject): RpcAnswer {
  const result = ownMember(message, 'result')
  const error = ownMember(message, 'error')
  if (error === undefined && isJsonObject(result)) return { kind: 'result', result }
  if (result !== undefined || !isJsonObject(error)) return rpcError(rpcCodes.internal, 'the answer is not one of JSON-RPC')
  const code = ownMember(error, 'code')
  const text = ownMember(error, 'message')
  const data = ownMember(error, 'data')
  if (typeof code !== 'number' || !Number.isSafeInteger(code) || typeof text !== 'string') {
    return rpcError(rpcCodes.internal, 'the answer is not one of JSON-RPC')
  }
  return { kind: 'error', error: { code, message: text, ...(data === undefined ? {} : { data }) } }
}

function isId(value: Json | undefined): value is RpcId {
  return typeof value === 'string' || typeof value === 'number'
}

function junk(why: string): RpcMessage & { readonly kind: 'junk' } {
  return { kind: 'junk', why }
}

export const rpcCodes = {
  /** A policy has ended the run. */
  terminated: -32000,
  /** A policy refused what is no tool call, which has no other way to say so. */
  refused: -32050,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const

export function rpcError(code: number, message: string, data?: Json): RpcAnswer & { readonly kind: 'error' } {
  return { kind: 'error', error: { code, message, ...(data === undefined ? {} : { data }) } }
}

export function rpcResult(result: JsonObject): RpcAnswer {
  return { kind: 'result', result }
}
