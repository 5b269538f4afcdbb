import { isJsonObject, ownMember, textForm, type JsonObject } from '../../core/base/json.ts'
import type { PendingCall } from '../../core/runs/tool-call.ts'
import { rpcCodes, rpcError, type RpcAnswer } from './json-rpc.ts'
import type { OpenRequest } from './open-requests.ts'
import { presentToolResult, restoreToolResult } from './present-result.ts'
import { resolveToolName } from './resolve-tool-name.ts'
import { runCall } from './run-call.ts'
import type { McpSession } from './session.ts'

/** `tools/call`: a `ToolCall`, and the answer to it a `ToolResult`. */
export async function callTool(
  session: McpSession,
  request: OpenRequest,
  params: JsonObject | undefined,
): Promise<RpcAnswer | undefined> {
  const name = params === undefined ? undefined : ownMember(params, 'name')
  const given = params === undefined ? undefined : ownMember(params, 'arguments')
  if (params === undefined || typeof name !== 'string' || name === '') return invalid('the call names no tool')
  if (given !== undefined && !isJsonObject(given)) return invalid('the arguments of the call are not an object')
  const server = session.serverName()
  if (server === undefined) return notNamed
  const args = given ?? {}
  const resolved = await resolveToolName(session, { id: String(request.id), toolName: name, argsText: textForm(args) })
  if (resolved.kind === 'answered') return resolved.answer
  const { toolName } = resolved
  const call: PendingCall = {
    toolName,
    toolCallId: String(request.id),
    internalCallId: session.newCallId(),
    args,
    argsText: textForm(args),
    mcp: { server, tool: toolName },
    facts: session.facts(),
  }
  return runCall(session, request, call, {
    isTask: Object.hasOwn(params, 'task'),
    paramsOf: (decided) => ({ ...keptParams(params), name: toolName, arguments: decided }),
    present: presentToolResult,
    restore: (delivered, answer) => restoreToolResult(delivered, answer, session.tools.hasOutputSchema(toolName)),
  })
}

/** What the protocol has beside the call itself. A member that it does not have is not judged, so it does not go on. */
const besideCall = ['_meta', 'task', 'inputResponses', 'requestState']

export function keptParams(params: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(params).filter(([name]) => besideCall.includes(name)))
}

function invalid(why: string): RpcAnswer {
  return rpcError(rpcCodes.invalidParams, `Not executed: ${why}.`)
}

/** Rules about the server of a tool would not know it, and miss what they are meant to hit (L-74). */
export const notNamed = rpcError(
  rpcCodes.invalidRequest,
  'Not executed: the server has not said its name yet. Initialize the session first, or state the name to the gateway.',
)
