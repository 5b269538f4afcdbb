import type { WorldPort } from '../events/world.ts'
import type { EventName } from '../events/event-name.ts'

/** What the host supplies; rules that ask for more do not load (L-04). */
export interface HostNames {
  /** Names of checks for `consult`. */
  readonly checks: readonly string[]
  readonly hasApprover: boolean
  /** What it can look up in the world; absent = nothing. */
  readonly ports?: readonly WorldPort[]
}

/** What one kind of host can do about which event. */
export interface TargetCapabilities {
  readonly name: string
  readonly honors: (event: EventName, action: string) => boolean
}
