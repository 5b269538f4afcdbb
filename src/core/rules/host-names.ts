import type { EventName } from '../events/event-name.ts'

/** What the host supplies and honors; rules that ask for more do not load (L-04). */
export interface HostNames {
  /** Names of checks for `consult`. */
  readonly checks: readonly string[]
  readonly hasApprover: boolean
  /** The target and what it can honor; absent = everything. */
  readonly target?: TargetCapabilities
}

/** What one adapter can honor of which event. */
export interface TargetCapabilities {
  readonly name: string
  readonly honors: (event: EventName, action: string) => boolean
}
