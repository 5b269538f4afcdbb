import { eventNames, type EventName } from '../events/event-name.ts'
import { stepEventKinds, type StepEventKind } from '../events/step-event.ts'

/** The kinds of event that a rule is about, as hooks need them. */
export interface EventSet {
  readonly has: (kind: StepEventKind) => boolean
}

const sets = new Map<string, EventSet>()

/** One set for each combination of events, shared by all rules that have it: there are few, and rules are many. */
export function eventSetOf(events: readonly EventName[]): EventSet {
  const key = [...events].sort().join()
  const known = sets.get(key)
  if (known !== undefined) return known
  const kinds = new Set(stepEventKinds.filter((kind) => events.includes(eventNames[kind])))
  const fresh: EventSet = { has: (kind) => kinds.has(kind) }
  sets.set(key, fresh)
  return fresh
}
