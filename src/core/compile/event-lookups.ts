import type { StepEvent } from '../events/step-event.ts'
import { createLookups, type Lookups } from '../events/lookups.ts'
import type { World } from '../events/world.ts'

/** The lookups of each event, which live as long as the event does (L-40). */
export type EventLookups = (event: StepEvent) => Lookups

/**
 * All tests of one event share its lookups, so that they see one world. An event with other arguments
 * is another event and asks anew.
 */
export function createEventLookups(world: World): EventLookups {
  const known = new WeakMap<StepEvent, Lookups>()
  return (event) => {
    let lookups = known.get(event)
    if (lookups === undefined) known.set(event, (lookups = createLookups(world)))
    return lookups
  }
}
