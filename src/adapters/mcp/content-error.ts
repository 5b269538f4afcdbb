import { textForm, type Json } from '../../core/base/json.ts'
import { rpcCodes, rpcError, type RpcAnswer } from './json-rpc.ts'
import { sameError } from './present-result.ts'

/** Methods without results that are errors say in an error of JSON-RPC what a rule wants the model to read. */
export function contentError(output: Json, answer: RpcAnswer | undefined): RpcAnswer {
  const unchanged = answer?.kind === 'error' ? sameError(answer, output) : undefined
  return unchanged ?? rpcError(rpcCodes.refused, textForm(output))
}
