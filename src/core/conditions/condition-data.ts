import type { Json } from '../base/json.ts'

/** The event has no such root: no `user`, no time. An absent `var`, not a null one (L-14). */
export const CONDITION_ABSENT: unique symbol = Symbol('absent root')

/** All roots of the data (L-50). Which of them apply depends on the event, see `ConditionScope`. */
export const conditionRoots = [
  'event',
  'tool',
  'args',
  'result',
  'outcome',
  'run',
  'env',
  'state',
  'available_tools',
] as const

/**
 * What one event shows to a condition. Roots are read only when a `var` names them. For one event a
 * root must give the same object each time, since `===` of lists and maps compares identity.
 */
export interface ConditionData {
  readonly read: (root: string) => Json | typeof CONDITION_ABSENT
}
