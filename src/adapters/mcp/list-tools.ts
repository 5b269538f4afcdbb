import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import { decideActiveTools } from './decide-active-tools.ts'
import { endAnswer } from './end-answer.ts'
import { goneAnswer } from './gone-answer.ts'
import { rpcCodes, rpcError, rpcResult, type RpcAnswer } from './json-rpc.ts'
import type { OpenRequest } from './open-requests.ts'
import type { McpSession } from './session.ts'

/** `tools/list`: each page without the tools that the policy hides, which are remembered as hidden (L-34). */
export async function listTools(
  session: McpSession,
  request: OpenRequest,
  params: JsonObject | undefined,
): Promise<RpcAnswer | undefined> {
  const outcome = await session.forward(request, params)
  if (outcome.kind === 'gone') return goneAnswer(outcome)
  if (outcome.kind === 'error') return outcome
  const listed = ownMember(outcome.result, 'tools')
  if (!isJsonArray(listed)) return rpcError(rpcCodes.internal, 'The listing of the server holds no tools.')
  // A tool without a name can be neither judged nor called.
  const tools = listed.flatMap((tool) => namedTool(tool))
  const active = await decideActiveTools(session, tools.map(({ name }) => name))
  if (active.kind === 'ended') return endAnswer(active.end)
  const isActive = new Set(active.names)
  session.tools.addPage({
    isFirst: params === undefined || ownMember(params, 'cursor') === undefined,
    isLast: typeof ownMember(outcome.result, 'nextCursor') !== 'string',
    tools: tools.map(({ name, tool }) => ({
      name,
      isActive: isActive.has(name),
      hasOutputSchema: Object.hasOwn(tool, 'outputSchema'),
    })),
  })
  return rpcResult({ ...outcome.result, tools: tools.flatMap(({ name, tool }) => (isActive.has(name) ? [tool] : [])) })
}

function namedTool(tool: Json): readonly { readonly name: string; readonly tool: JsonObject }[] {
  const name = isJsonObject(tool) ? ownMember(tool, 'name') : undefined
  return isJsonObject(tool) && typeof name === 'string' ? [{ name, tool }] : []
}
