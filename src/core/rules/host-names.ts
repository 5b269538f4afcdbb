import type { RunField } from '../events/run-facts.ts'
import type { WorldPort } from '../events/world.ts'
import type { RequestPatchField } from '../flows/request-patch.ts'
import type { PossibleAnswer } from '../flows/possible-answer.ts'

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
  /** Why it cannot honor this answer, with the field of a patch where one is to blame; undefined = it can. */
  readonly refuses: (answer: PossibleAnswer) => TargetRefusal | undefined
  /** Facts of the run that are not true there, with why, as `nobody counts them`; absent = all are. */
  readonly unknownFacts?: Readonly<Partial<Record<RunField, string>>>
}

export interface TargetRefusal {
  /** Of a `PatchRequest`. */
  readonly field?: RequestPatchField
  /** For people, as `the server never sees the request`. */
  readonly why: string
}
