import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import type { EffectiveRequest, RequestBaseline } from '../../core/chain/apply-request-patch.ts'
import type { Message } from '../../core/events/messages.ts'
import { beforeModelCall } from '../../core/runs/before-model-call.ts'
import { endAnswer } from './end-answer.ts'
import { rpcCodes, rpcError, type RpcAnswer } from './json-rpc.ts'
import { refusePatch } from './refuse-patch.ts'
import { fromMessage, samplingBaseline, toMessage } from './sampling-request.ts'
import type { McpSession } from './session.ts'

export type JudgedSampling =
  | { readonly kind: 'send'; readonly params: JsonObject }
  | { readonly kind: 'refused'; readonly answer: RpcAnswer }

/** The server asks for a model call of the client: a `CompletionCall`, whose patches change what the client is asked. */
export async function judgeSampling(session: McpSession, params: JsonObject | undefined): Promise<JudgedSampling> {
  const messages = readMessages(params)
  if (params === undefined || messages === undefined) return refused(rpcError(rpcCodes.invalidParams, 'there are no messages'))
  const history = messages.slice(0, -1)
  const prompt = messages.at(-1) ?? { role: 'user', content: null }
  const baseline: RequestBaseline = { ...samplingBaseline(params), history }
  const before = await beforeModelCall(session.run, { prompt, baseline }, session.facts())
  if (before.kind === 'ended') return refused(endAnswer(before.end))
  const { request, decision } = before
  if (decision.kind !== 'patch') return { kind: 'send', params }
  const refusedPatch = refusePatch(session, decision.patch)
  if (refusedPatch !== undefined) return refused(endAnswer(refusedPatch))
  const problem = unsent(request)
  if (problem === undefined) return { kind: 'send', params: patchedParams(params, baseline, request, prompt) }
  // What shows up only here cannot be done: the run ends rather than going on without it (S-03).
  const end = { kind: 'request_error', cause: 'fault', reason: `Run ended: ${problem}.` } as const
  session.run.stop(end)
  return refused(endAnswer(end))
}

function refused(answer: RpcAnswer): JudgedSampling {
  return { kind: 'refused', answer }
}

function readMessages(params: JsonObject | undefined): readonly Message[] | undefined {
  const messages = params === undefined ? undefined : ownMember(params, 'messages')
  if (!isJsonArray(messages)) return undefined
  const read = messages.map(toMessage)
  return read.every((message) => message !== undefined) ? read : undefined
}

/** What a patch asks for and a sampling request has no place for. */
function unsent({ historyOperations, additionalParams }: EffectiveRequest): string | undefined {
  if (historyOperations !== undefined) return 'the messages are here, and a patch leaves them to others'
  if (additionalParams !== undefined && !isJsonObject(additionalParams)) return 'the metadata of a request for sampling is an object'
  return undefined
}

/** The request of the server with what the patch changed; all else stands as it was. */
function patchedParams(params: JsonObject, baseline: RequestBaseline, request: EffectiveRequest, prompt: Message): JsonObject {
  const { preamble, temperature, maxTokens, toolChoice, additionalParams, history = [] } = request
  const patched: Record<string, Json> = { ...params }
  if (preamble !== undefined) patched['systemPrompt'] = preamble
  if (temperature !== undefined) patched['temperature'] = temperature
  if (maxTokens !== undefined) patched['maxTokens'] = maxTokens
  if (additionalParams !== undefined) patched['metadata'] = additionalParams
  if (history !== baseline.history) patched['messages'] = [...history, prompt].map(fromMessage)
  const named = typeof toolChoice === 'object' ? toolChoice.names : undefined
  const tools = ownMember(params, 'tools')
  if (isJsonArray(tools)) {
    const names = request.tools.filter((name) => named?.includes(name) ?? true)
    patched['tools'] = tools.filter((tool) => isJsonObject(tool) && names.some((name) => name === ownMember(tool, 'name')))
  }
  // The protocol has no choice of some tools: they are the only ones that are left, and one of them is required.
  if (toolChoice !== undefined) patched['toolChoice'] = { mode: typeof toolChoice === 'string' ? toolChoice : 'required' }
  return patched
}
