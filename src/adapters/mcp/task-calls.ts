import type { Json } from '../../core/base/json.ts'
import type { PendingCall } from '../../core/runs/tool-call.ts'

/** A call that goes on as a task: its result is fetched later, and judged then. */
export interface TaskCall {
  readonly call: PendingCall
  /** What the tool runs with. */
  readonly args: Json
}

export interface TaskCalls {
  readonly add: (taskId: string, call: TaskCall) => void
  readonly find: (taskId: string) => TaskCall | undefined
}

/** The result of a task that was forgotten is judged by the method alone. */
const rememberedTasks = 1_000

export function createTaskCalls(): TaskCalls {
  const calls = new Map<string, TaskCall>()
  return {
    add(taskId, call) {
      const oldest = calls.keys().next()
      if (calls.size >= rememberedTasks && oldest.done !== true) calls.delete(oldest.value)
      calls.set(taskId, call)
    },
    find: (taskId) => calls.get(taskId),
  }
}
