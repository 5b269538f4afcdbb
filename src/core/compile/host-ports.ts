import type { Json, JsonObject } from '../base/json.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { Timer } from '../chain/compose-options.ts'
import type { World } from '../events/world.ts'
import type { Interceptor } from '../participants/hook-outcome.ts'

/** What a person is asked (L-36). `args_sha256` is that of the RFC 8785 form of `args`. */
export interface ApprovalRequest {
  readonly rule: string
  readonly question: string
  readonly tool: string
  readonly args: Json
  readonly args_sha256: string
}

/**
 * Asks a person. Only `{ approved: true, args_sha256: <the same> }` lets the call run; every other
 * answer is a no. A throw or rejection is a failure of the installation and ends the run (L-12a).
 */
export interface Approver {
  readonly ask: (request: ApprovalRequest, event: StepEvent) => JsonObject | Promise<JsonObject>
}

/** What compiled rules ask of the host. */
export interface HostPorts {
  /** Named participants of `consult`, by name. */
  readonly checks: ReadonlyMap<string, Interceptor>
  readonly approver?: Approver
  /** Needed by `ask` and `consult` to keep their time limits. */
  readonly timer?: Timer
  /** What tests of paths, names, redirects and SQL ask; none = they are unknown (L-04). */
  readonly world?: World
}

export const noPorts: HostPorts = { checks: new Map() }
