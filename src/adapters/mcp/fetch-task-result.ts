import { ownMember, textForm, type JsonObject } from '../../core/base/json.ts'
import { sealedMap } from '../../core/runs/sealed-map.ts'
import { notNamed } from './call-tool.ts'
import { endAnswer } from './end-answer.ts'
import { goneAnswer } from './gone-answer.ts'
import { rpcCodes, rpcError, type RpcAnswer } from './json-rpc.ts'
import type { OpenRequest } from './open-requests.ts'
import { presentToolResult, restoreToolResult } from './present-result.ts'
import type { McpSession } from './session.ts'
import type { TaskCall } from './task-calls.ts'

/** `tasks/result`: the result of a call that went on as a task. It is judged each time that it is fetched. */
export async function fetchTaskResult(
  session: McpSession,
  request: OpenRequest,
  params: JsonObject | undefined,
): Promise<RpcAnswer | undefined> {
  const taskId = params === undefined ? undefined : ownMember(params, 'taskId')
  if (typeof taskId !== 'string') return rpcError(rpcCodes.invalidParams, 'Not executed: the request has no taskId.')
  const server = session.serverName()
  if (server === undefined) return notNamed
  const outcome = await session.forward(request, params)
  if (outcome.kind === 'gone') return goneAnswer(outcome)
  const { call, args } = session.tasks.find(taskId) ?? unknownTask(server, taskId, session.newCallId())
  const { output, outcome: toolOutcome } = presentToolResult(outcome)
  const isError = toolOutcome.kind === 'error'
  const { toolName, toolCallId, internalCallId, mcp } = call
  const decision = await session.run.decide(
    {
      kind: 'ToolResult',
      toolName,
      ...(toolCallId === undefined ? {} : { toolCallId }),
      internalCallId,
      args,
      argsText: textForm(args),
      result: textForm(output),
      output,
      isError,
      outcome: toolOutcome,
      extensions: sealedMap(new Map<string, unknown>()),
      ...(mcp === undefined ? {} : { mcp }),
    },
    session.facts(),
  )
  const hasSchema = session.tools.hasOutputSchema(toolName)
  if (decision.kind === 'continue') return restoreToolResult({ output, isError }, outcome, hasSchema)
  if (decision.kind === 'replace') return restoreToolResult(decision, outcome, hasSchema)
  const end = session.run.end()
  return end === undefined ? withheld : endAnswer(end)
}

/** A task of another session, or one that was forgotten: rules know it by the method alone. */
function unknownTask(server: string, taskId: string, internalCallId: string): TaskCall {
  const args = { taskId }
  const name = 'tasks/result'
  const call = { toolName: name, internalCallId, args, argsText: textForm(args), mcp: { server, tool: name } }
  return { call, args }
}

const withheld = rpcError(rpcCodes.internal, 'Result withheld: the gateway has no decision about it.')
