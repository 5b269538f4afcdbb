import { isJsonArray, isJsonObject, ownMember, textForm, type Json, type JsonObject } from '../../core/base/json.ts'
import { resultText } from '../../core/actions/presented-result.ts'
import type { ToolFailure, ToolFailureKind } from '../../core/events/tool-outcome.ts'
import type { Delivery } from '../../core/runs/tool-call-report.ts'
import type { ToolRun } from '../../core/runs/tool-call.ts'
import { rpcCodes, rpcError, rpcResult, type RpcAnswer } from './json-rpc.ts'

/**
 * The result of a tool as rules judge it: all of it, `content`, `structuredContent` and whatever else stands
 * there, save two flags of the protocol. An error of the server is judged as well: its text may hold secrets.
 */
export function presentToolResult(answer: RpcAnswer): ToolRun {
  if (answer.kind === 'error') return presentError(answer)
  const output = withoutFlags(answer.result)
  if (ownMember(answer.result, 'isError') !== true) return { output, outcome: { kind: 'success' } }
  return { output, outcome: { kind: 'error', failure: { kind: 'other', message: resultText(output) } } }
}

export function presentError({ error }: Extract<RpcAnswer, { kind: 'error' }>): ToolRun {
  const { code, message, data } = error
  const failure: ToolFailure = { kind: failureKind(code), message, code: String(code) }
  return { output: data === undefined ? message : { message, data }, outcome: { kind: 'error', failure } }
}

function failureKind(code: number): ToolFailureKind {
  if (code === rpcCodes.invalidParams) return 'invalid_args'
  return code === rpcCodes.unknownMethod ? 'not_found' : 'other'
}

/** They say how the result is to be read, and are the protocol's, not the tool's. */
const flags = ['isError', 'resultType']

export function withoutFlags(result: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(result).filter(([name]) => !flags.includes(name)))
}

export function resultTypeOf(answer: RpcAnswer | undefined): JsonObject {
  const type = answer?.kind === 'result' ? ownMember(answer.result, 'resultType') : undefined
  return type === undefined ? {} : { resultType: type }
}

/**
 * What the client gets of a call. A text or a value of a rule becomes a result of the protocol; where the
 * tool has structured results and nothing structured is left, it is marked as an error, since a client
 * refuses such a result otherwise.
 */
export function restoreToolResult(delivered: Delivery, answer: RpcAnswer | undefined, hasOutputSchema: boolean): RpcAnswer {
  const { output } = delivered
  if (answer === undefined) return textResult(output, true)
  if (answer.kind === 'error') return sameError(answer, output) ?? textResult(output, delivered.isError)
  const wasStructured = hasOutputSchema || Object.hasOwn(answer.result, 'structuredContent')
  const type = resultTypeOf(answer)
  if (isJsonObject(output) && isJsonArray(ownMember(output, 'content'))) {
    const isError = delivered.isError || (wasStructured && !Object.hasOwn(output, 'structuredContent'))
    return rpcResult({ ...output, ...type, ...(isError ? { isError: true } : {}) })
  }
  if (output === answer.result || isUntouched(output, answer.result)) {
    return rpcResult({ ...withoutFlags(answer.result), ...type, ...(delivered.isError ? { isError: true } : {}) })
  }
  const structured = wasStructured && isJsonObject(output) ? { structuredContent: output } : {}
  const isError = delivered.isError || (wasStructured && !Object.hasOwn(structured, 'structuredContent'))
  return rpcResult({ ...contentOf(output), ...structured, ...type, ...(isError ? { isError: true } : {}) })
}

/** A result without content, as older servers give it. */
function isUntouched(output: Json, result: JsonObject): boolean {
  if (!isJsonObject(output)) return false
  const names = Object.keys(output)
  return names.length > 0 && names.every((name) => output[name] === result[name])
}

function textResult(output: Json, isError: boolean): RpcAnswer {
  return rpcResult({ ...contentOf(output), ...(isError ? { isError: true } : {}) })
}

function contentOf(output: Json): JsonObject {
  return { content: [{ type: 'text', text: textForm(output) }] }
}

/** The error of the server, where no rule changed anything of it. */
export function sameError(answer: Extract<RpcAnswer, { kind: 'error' }>, output: Json): RpcAnswer | undefined {
  const { code, message, data } = answer.error
  if (data === undefined) return output === message ? rpcError(code, message) : undefined
  const isSame = isJsonObject(output) && ownMember(output, 'message') === message && ownMember(output, 'data') === data
  return isSame ? answer : undefined
}
