import { isJsonObject, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import { judgeSampling } from './judge-sampling.ts'
import { rpcCodes, rpcError, rpcResult, type RpcAnswer } from './json-rpc.ts'
import type { McpSession } from './session.ts'

type RpcResult = Extract<RpcAnswer, { kind: 'result' }>

/** From revision 2026-07-28 a server asks for input in an answer, and the client calls again with what it got. */
export function isInputRequired(answer: RpcAnswer): answer is RpcResult {
  return answer.kind === 'result' && ownMember(answer.result, 'resultType') === 'input_required'
}

const passed = ['elicitation/create', 'roots/list']

/** The questions are judged as if they came as requests; nothing else of the answer goes on. */
export async function judgeInputRequests(session: McpSession, { result }: RpcResult): Promise<RpcAnswer> {
  const asked = ownMember(result, 'inputRequests')
  if (asked !== undefined && !isJsonObject(asked)) return unreadable
  const requests: [string, Json][] = []
  for (const [name, request] of Object.entries(asked ?? {})) {
    const method = isJsonObject(request) ? ownMember(request, 'method') : undefined
    const params = isJsonObject(request) ? ownMember(request, 'params') : undefined
    if (typeof method !== 'string' || (params !== undefined && !isJsonObject(params))) return unreadable
    if (method === 'sampling/createMessage') {
      const judged = await judgeSampling(session, params)
      if (judged.kind === 'refused') return judged.answer
      requests.push([name, { method, params: judged.params }])
    } else if (passed.includes(method)) {
      requests.push([name, { method, ...(params === undefined ? {} : { params }) }])
    } else {
      return unreadable
    }
  }
  return rpcResult({ ...keptMembers(result), ...(asked === undefined ? {} : { inputRequests: Object.fromEntries(requests) }) })
}

function keptMembers(result: JsonObject): JsonObject {
  const state = ownMember(result, 'requestState')
  return { resultType: 'input_required', ...(state === undefined ? {} : { requestState: state }) }
}

const unreadable = rpcError(rpcCodes.internal, 'Not answered: the server asks for input in a way that the gateway cannot judge.')
