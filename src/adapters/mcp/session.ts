import type { JsonObject } from '../../core/base/json.ts'
import type { EventFacts } from '../../core/runs/run-context.ts'
import type { Run } from '../../core/runs/run.ts'
import type { TargetDefinition } from '../targets/define-target.ts'
import type { RpcAnswer } from './json-rpc.ts'
import type { Outcome, OpenRequest } from './open-requests.ts'
import type { TaskCalls } from './task-calls.ts'
import type { ToolList } from './tool-list.ts'

/** What those who judge one session share: its run, what is known of the server, and the way to it. */
export interface McpSession {
  readonly run: Run
  readonly target: TargetDefinition
  readonly tools: ToolList
  readonly tasks: TaskCalls
  readonly facts: () => EventFacts
  /** By the host, or by the server's own word; undefined until one of them said it (L-74). */
  readonly serverName: () => string | undefined
  /** Takes the server's own name, and the version of the protocol, from the answer to a handshake. */
  readonly learnServer: (answer: RpcAnswer) => void
  readonly newCallId: () => string
  /** Sends a request of the client on with these params, and waits for what becomes of it. */
  readonly forward: (request: OpenRequest, params: JsonObject | undefined) => Promise<Outcome>
}
