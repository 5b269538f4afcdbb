import { eventNames } from '../../core/events/event-name.ts'
import type { StepEventKind } from '../../core/events/step-event.ts'
import type { FlowType } from '../../core/flows/flow.ts'
import type { FlowFor } from '../../core/flows/honored-flows.ts'
import type { PossibleAnswer } from '../../core/flows/possible-answer.ts'
import { requestPatchFields, type RequestPatchField } from '../../core/flows/request-patch.ts'
import type { TargetCapabilities, TargetRefusal } from '../../core/rules/host-names.ts'
import { impossible, native, type Capability } from './capability.ts'

/** A patch is honored field by field. */
type FlowCapability<Flow extends FlowType> = Flow extends 'PatchRequest' ? Readonly<Record<RequestPatchField, Capability>> : Capability

/** What can be done about every flow that an event honors; one capability for an event that never reaches the target. */
export type CapabilityTable = {
  readonly [Kind in StepEventKind]:
    | { readonly unseen: string }
    | { readonly [Type in Exclude<FlowFor<Kind>['type'], 'Continue'>]: FlowCapability<Type> }
}

/** The event never reaches the target, whatever a rule wants of it. */
export function unseen(why: string): { readonly unseen: string } {
  return { unseen: why }
}

export interface TargetDefinition<Name extends string = string> extends TargetCapabilities {
  readonly name: Name
  readonly summary: string
  /** Calls arrive one by one, so a sibling of a call that ends the run may have run before (S-65 does not hold). */
  readonly callsArriveAlone: boolean
  /** `Continue` asks whether the event is seen at all; a `PatchRequest` is asked field by field. */
  readonly capability: (kind: StepEventKind, flow: FlowType, field?: RequestPatchField) => Capability
}

/** A host with what it can do about each event; a rule that asks for more does not load into it (L-04). */
export function defineTarget<const Name extends string>(definition: {
  readonly name: Name
  readonly summary: string
  /** Default: whole turns are decided before any call of them runs. */
  readonly callsArriveAlone?: true
  /** Default: it tells every fact of the run. */
  readonly unknownFacts?: TargetCapabilities['unknownFacts']
  readonly table: CapabilityTable
}): TargetDefinition<Name> {
  const { name, summary, table, callsArriveAlone = false, unknownFacts = {} } = definition
  const capability: TargetDefinition['capability'] = (kind, flow, field) => {
    const row = table[kind]
    if ('unseen' in row) return impossible(row.unseen)
    if (flow === 'Continue') return native
    // `as`: a row has the flows that its event honors; any other has no capability.
    const cell = (row as Partial<Record<FlowType, Capability | Readonly<Record<RequestPatchField, Capability>>>>)[flow]
    if (cell === undefined) return impossible(`no target honors it on \`${eventNames[kind]}\``)
    if ('word' in cell) return cell
    return field === undefined ? native : cell[field]
  }
  const refuses = ({ kind, flow, fields = [] }: PossibleAnswer): TargetRefusal | undefined => {
    const whole = capability(kind, flow)
    if (whole.word === 'impossible') return { why: whole.note ?? '' }
    for (const field of fields) {
      const part = capability(kind, flow, field)
      if (part.word === 'impossible') return { field, why: part.note ?? '' }
    }
    return undefined
  }
  return { name, summary, callsArriveAlone, unknownFacts, capability, refuses }
}

/** The same capability for every field of a patch. */
export function everyField(capability: Capability): Readonly<Record<RequestPatchField, Capability>> {
  // `as`: the fields are all there, one by one.
  return Object.fromEntries(requestPatchFields.map((field) => [field, capability])) as Record<RequestPatchField, Capability>
}
