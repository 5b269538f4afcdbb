import type { Timer } from '../../core/chain/compose-options.ts'
import type { AdapterOptions } from '../adapter.ts'

/** One session is one run, so `facts` are those of the session. */
export interface GovernOptions extends AdapterOptions {
  /** The server's name for rules about `mcp`. Without it the name counts that the server gives itself. */
  readonly server?: string
  /**
   * The host knows that patches of model calls reach what the server asks for by sampling, and nothing else:
   * policies load for the target `mcp-sampling`.
   */
  readonly patchesSampling?: boolean
  /** How long the other side may take for one request; needs a `timer`. */
  readonly requestTimeoutMs?: number
  readonly timer?: Timer
  /** Requests of one side that may be open at once (default 1000). */
  readonly maxOpenRequests?: number
  /** Told of messages that were dropped and of failures of the transports, without any value of a message. */
  readonly onNotice?: (notice: string) => void
}
