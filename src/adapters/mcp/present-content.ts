import { isJsonArray, isJsonObject, ownMember, textForm, type Json, type JsonObject } from '../../core/base/json.ts'
import type { Delivery } from '../../core/runs/tool-call-report.ts'
import type { ToolRun } from '../../core/runs/tool-call.ts'
import { contentError } from './content-error.ts'
import type { ContentMethod } from './content-method.ts'
import { rpcCodes, rpcError, rpcResult, type RpcAnswer } from './json-rpc.ts'
import { presentError, resultTypeOf, withoutFlags } from './present-result.ts'

/** The content as rules judge it: parts under `content`, and what stands beside them. */
export function presentContent(method: ContentMethod, answer: RpcAnswer): ToolRun {
  if (answer.kind === 'error') return presentError(answer)
  const result = withoutFlags(answer.result)
  const parts = method.partsOf(result)
  return { output: parts === undefined ? result : { ...without(result, method.member), content: parts }, outcome: { kind: 'success' } }
}

/** What the client gets; `key`: what was read, for a text that stands for all of it. */
export function restoreContent(method: ContentMethod, delivered: Delivery, answer: RpcAnswer | undefined, key: string): RpcAnswer {
  const { output, isError } = delivered
  if (answer?.kind !== 'result' || isError) return contentError(output, answer)
  const result = withoutFlags(answer.result)
  const type = resultTypeOf(answer)
  if (method.partsOf(result) === undefined && isJsonObject(output) && isSame(output, result)) return rpcResult({ ...output, ...type })
  const content = isJsonObject(output) ? ownMember(output, 'content') : undefined
  if (!isJsonObject(output) || !isJsonArray(content)) return rpcResult({ ...method.ofText(textForm(output), key), ...type })
  const beside: Record<string, Json> = { ...without(output, 'content') }
  const restored = method.withParts({ ...beside, [method.member]: ownMember(result, method.member) ?? null }, content)
  return restored === undefined ? misshapen : rpcResult({ ...restored, ...type })
}

const misshapen = rpcError(rpcCodes.internal, 'Result withheld: what the policy made of it does not fit the protocol.')

function without(value: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
}

function isSame(output: JsonObject, result: JsonObject): boolean {
  return Object.keys(output).every((name) => output[name] === result[name])
}
