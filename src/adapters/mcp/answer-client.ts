import { callTool } from './call-tool.ts'
import { fetchTaskResult } from './fetch-task-result.ts'
import { goneAnswer } from './gone-answer.ts'
import { rpcCodes, rpcError, type RpcAnswer, type RpcRequest } from './json-rpc.ts'
import { listTools } from './list-tools.ts'
import { isPassed, passedRequests } from './methods.ts'
import type { OpenRequest } from './open-requests.ts'
import { readContent } from './read-content.ts'
import type { McpSession } from './session.ts'

/** Every method of a client goes one way, and one that is not known goes none. */
export async function answerClient(
  session: McpSession,
  open: OpenRequest,
  { method, params }: RpcRequest,
): Promise<RpcAnswer | undefined> {
  switch (method) {
    case 'initialize':
    case 'server/discover': {
      const outcome = await session.forward(open, params)
      if (outcome.kind === 'gone') return goneAnswer(outcome)
      session.learnServer(outcome)
      return outcome
    }
    case 'tools/list':
      return listTools(session, open, params)
    case 'tools/call':
      return callTool(session, open, params)
    case 'resources/read':
    case 'prompts/get':
      return readContent(session, open, method, params)
    case 'tasks/result':
      return fetchTaskResult(session, open, params)
    default: {
      if (!isPassed(passedRequests.up, method)) return unknownMethod
      const outcome = await session.forward(open, params)
      return outcome.kind === 'gone' ? goneAnswer(outcome) : outcome
    }
  }
}

export const unknownMethod = rpcError(rpcCodes.unknownMethod, 'Not executed: the gateway cannot judge this method.')
