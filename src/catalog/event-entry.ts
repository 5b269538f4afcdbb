import type { ActionDefinition } from '../core/actions/define-action.ts'
import { eventNames, type EventName } from '../core/events/event-name.ts'
import type { StepEventKind } from '../core/events/step-event.ts'
import type { FlowType } from '../core/flows/flow.ts'
import { honoredFlows } from '../core/flows/honored-flows.ts'
import { commonFields, kindFields, type FieldRule } from '../core/records/event-fields.ts'
import { eventMatcherKeys } from '../core/rules/event-matcher-keys.ts'
import { eventTexts, type EventText } from './event-texts.ts'

/** One kind of event with all that the language says of it. */
export interface EventEntry extends EventText {
  readonly kind: StepEventKind
  readonly name: EventName
  readonly flows: readonly FlowType[]
  /** Names of the actions that it honors (L-30). */
  readonly actions: readonly string[]
  /** Keys of a matcher that stand on it (L-17). */
  readonly matchKeys: readonly string[]
  /** Of a trace line; those that only it has come first. */
  readonly fields: readonly { readonly name: string; readonly rule: FieldRule }[]
}

export function eventEntries(actions: readonly ActionDefinition[]): readonly EventEntry[] {
  // `as`: the keys of `eventNames` are the kinds, which `Object.entries` forgets.
  return (Object.entries(eventNames) as [StepEventKind, EventName][]).map(([kind, name]) => ({
    ...eventTexts[name],
    kind,
    name,
    flows: honoredFlows[kind],
    actions: actions.filter(({ events }) => events.includes(name)).map((action) => action.name),
    matchKeys: Object.entries(eventMatcherKeys)
      .filter(([, events]) => events === 'every' || events.includes(name))
      .map(([key]) => key),
    fields: [kindFields[name], commonFields].flatMap((fields) =>
      Object.entries(fields).map(([field, rule]) => ({ name: field, rule })),
    ),
  }))
}
