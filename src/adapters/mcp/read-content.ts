import { ownMember, textForm, type JsonObject } from '../../core/base/json.ts'
import type { PendingCall } from '../../core/runs/tool-call.ts'
import { keptParams, notNamed } from './call-tool.ts'
import type { ContentMethod } from './content-method.ts'
import { rpcCodes, rpcError, type RpcAnswer } from './json-rpc.ts'
import type { OpenRequest } from './open-requests.ts'
import { presentContent, restoreContent } from './present-content.ts'
import { promptMethod } from './prompt-method.ts'
import { resourceMethod } from './resource-method.ts'
import { runCall } from './run-call.ts'
import type { McpSession } from './session.ts'

const methods = { 'resources/read': resourceMethod, 'prompts/get': promptMethod } satisfies Record<string, ContentMethod>

/**
 * `resources/read` and `prompts/get`: what comes of them reaches the model as a result does, so they are
 * judged as calls of a tool that has the name of the method, with the params as its arguments.
 */
export async function readContent(
  session: McpSession,
  request: OpenRequest,
  name: keyof typeof methods,
  params: JsonObject | undefined,
): Promise<RpcAnswer | undefined> {
  const method = methods[name]
  const key = params === undefined ? undefined : ownMember(params, method.key)
  if (params === undefined || typeof key !== 'string') {
    return rpcError(rpcCodes.invalidParams, `Not executed: the request has no ${method.key}.`)
  }
  const server = session.serverName()
  if (server === undefined) return notNamed
  const kept = keptParams(params)
  const args = Object.fromEntries(Object.entries(params).filter(([member]) => !Object.hasOwn(kept, member)))
  const call: PendingCall = {
    toolName: name,
    toolCallId: String(request.id),
    internalCallId: session.newCallId(),
    args,
    argsText: textForm(args),
    mcp: { server, tool: name },
    facts: session.facts(),
  }
  return runCall(session, request, call, {
    isTask: false,
    paramsOf: (decided) => ({ ...kept, ...decided }),
    present: (answer) => presentContent(method, answer),
    restore: (delivered, answer) => restoreContent(method, delivered, answer, key),
  })
}
