import type { StepEventKind } from '../events/step-event.ts'
import type { FlowType } from './flow.ts'
import type { RequestPatchField } from './request-patch.ts'

/** A flow that a hook may answer to one kind of event; `Continue` = it wants to see the event and changes nothing. */
export interface PossibleAnswer {
  readonly kind: StepEventKind
  readonly flow: FlowType
  /** Of a `PatchRequest`: the fields that it may set. */
  readonly fields?: readonly RequestPatchField[]
}
