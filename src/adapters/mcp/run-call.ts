import { isJsonObject, type Json, type JsonObject } from '../../core/base/json.ts'
import { runToolCall } from '../../core/runs/run-tool-call.ts'
import type { Delivery } from '../../core/runs/tool-call-report.ts'
import type { PendingCall, ToolRun } from '../../core/runs/tool-call.ts'
import { createdTask } from './created-task.ts'
import { endAnswer } from './end-answer.ts'
import { goneAnswer } from './gone-answer.ts'
import { isInputRequired, judgeInputRequests } from './judge-input-requests.ts'
import { rpcCodes, rpcError, rpcResult, type RpcAnswer } from './json-rpc.ts'
import type { OpenRequest } from './open-requests.ts'
import type { McpSession } from './session.ts'

/** How one method writes a call and its result. */
export interface CallForm {
  readonly paramsOf: (args: JsonObject) => JsonObject
  /** The client asked for a task: its result is fetched later. */
  readonly isTask: boolean
  /** What the rules judge of an answer of the server. */
  readonly present: (answer: RpcAnswer) => ToolRun
  /** The answer to the client, from what the rules left. `answer`: of the server; undefined = the call was not sent. */
  readonly restore: (delivered: Delivery, answer: RpcAnswer | undefined) => RpcAnswer
}

/**
 * One call from its judgement to its answer: the run driver decides, the server is asked with the decided
 * arguments, and its answer is judged before anything of it goes on. Undefined: nobody waits for the answer.
 */
export async function runCall(
  session: McpSession,
  request: OpenRequest,
  call: PendingCall,
  form: CallForm,
): Promise<RpcAnswer | undefined> {
  let answer: RpcAnswer | undefined
  // Set where the call has no result to judge: the run driver is left by a throw, and this is what becomes of it.
  let otherwise: (() => Promise<RpcAnswer | undefined> | RpcAnswer | undefined) | undefined

  const tool = async (_name: string, args: Json): Promise<ToolRun> => {
    if (request.isDone || !isJsonObject(args)) {
      // A call that is let through and not sent gives its reservations back (S-49b).
      session.run.release(call.internalCallId)
      otherwise = () => (request.isDone ? undefined : notAnObject)
      throw new Error('the call is not sent')
    }
    const outcome = await session.forward(request, form.paramsOf(args))
    if (outcome.kind === 'gone') {
      otherwise = () => goneAnswer(outcome)
      throw new Error('the call has no answer')
    }
    const task = form.isTask ? createdTask(outcome) : undefined
    if (task !== undefined) {
      session.tasks.add(task.taskId, { call, args })
      otherwise = () => rpcResult(task.result)
      throw new Error('the call goes on as a task')
    }
    if (isInputRequired(outcome)) {
      otherwise = () => judgeInputRequests(session, outcome)
      throw new Error('the call waits for input')
    }
    answer = outcome
    return form.present(outcome)
  }

  try {
    const { delivered, end } = await runToolCall(session.run, call, { tool })
    if (delivered !== undefined) return form.restore(delivered, answer)
    return end === undefined ? undecided : endAnswer(end)
  } catch (thrown) {
    if (otherwise === undefined) throw thrown
    return otherwise()
  }
}

const notAnObject = rpcError(rpcCodes.internal, 'Not executed: a policy made arguments of this call that are not an object.')
const undecided = rpcError(rpcCodes.internal, 'Result withheld: the gateway has no decision about it.')
