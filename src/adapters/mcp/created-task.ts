import { isJsonObject, ownMember, type JsonObject } from '../../core/base/json.ts'
import type { RpcAnswer } from './json-rpc.ts'

/** The answer to a call that goes on as a task, with the members that such an answer has and no other. */
export function createdTask(answer: RpcAnswer): { readonly taskId: string; readonly result: JsonObject } | undefined {
  if (answer.kind === 'error') return undefined
  const task = ownMember(answer.result, 'task')
  const taskId = isJsonObject(task) ? ownMember(task, 'taskId') : undefined
  if (!isJsonObject(task) || typeof taskId !== 'string') return undefined
  const known = Object.fromEntries(Object.entries(task).filter(([name]) => taskMembers.includes(name)))
  return { taskId, result: { task: known } }
}

/** Not `statusMessage`: a text of the server about the result, which no rule has judged. */
const taskMembers = ['taskId', 'status', 'createdAt', 'lastUpdatedAt', 'ttl', 'pollInterval']
