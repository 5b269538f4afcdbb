import type { ActionName } from '../../core/actions/registry.ts'
import type { EventName } from '../../core/events/event-name.ts'
import type { TargetCapabilities } from '../../core/rules/host-names.ts'

export interface TargetDefinition<Name extends string = string> extends TargetCapabilities {
  readonly name: Name
  readonly summary: string
}

/** A host with what it can do about each event; a rule that asks for more does not load into it (L-04). */
export function defineTarget<const Name extends string>(definition: {
  readonly name: Name
  readonly summary: string
  /** Actions by event; an event that is left out never reaches the target. `every` = whatever the event honors. */
  readonly actions: Partial<Record<EventName, readonly ActionName[] | 'every'>>
}): TargetDefinition<Name> {
  const { name, summary, actions } = definition
  return {
    name,
    summary,
    honors(event, action) {
      const honored = actions[event]
      return honored === 'every' || (honored?.some((known) => known === action) ?? false)
    },
  }
}
