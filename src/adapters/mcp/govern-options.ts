import type { Env } from '../../core/events/hook-context.ts'
import type { Timer } from '../../core/chain/compose-options.ts'
import type { RunEnd } from '../../core/runs/run-end.ts'

/** What the host says of a session. All of it is its own word: nothing here comes from the client or the server. */
export interface GovernOptions {
  /** One session is one run; its id is unique among the open runs of the engine. */
  readonly runId: string
  /** The server's name for rules about `mcp`. Without it the name counts that the server gives itself. */
  readonly server?: string
  readonly agentName?: string
  readonly user?: string
  readonly env?: Env
  /** Milliseconds since 1970; without a clock no exception of a rule applies. */
  readonly now?: () => number
  /** How long the other side may take for one request; needs a `timer`. */
  readonly requestTimeoutMs?: number
  readonly timer?: Timer
  /** Requests of one side that may be open at once (default 1000). */
  readonly maxOpenRequests?: number
  /** Told of messages that were dropped and of failures of the transports, without any value of a message. */
  readonly onNotice?: (notice: string) => void
  /** Told once when a policy or a fault ends the run. */
  readonly onEnd?: (end: RunEnd) => void
}
