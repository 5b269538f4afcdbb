import type { Json } from '../base/json.ts'
import type { ABSENT, UNDECIDED } from './arg-path.ts'

/** The member or element goes; the elements behind it move up. */
export const REMOVE: unique symbol = Symbol('remove')
/** The value stays; an absent one stays absent. */
export const KEEP: unique symbol = Symbol('keep')

/** `UNDECIDED`: the operation cannot be done on this value (L-31), so nothing of the edit is. */
export type Change = (value: Json | typeof ABSENT) => Json | typeof REMOVE | typeof KEEP | typeof UNDECIDED

export type Edit = { readonly kind: 'undecided' } | { readonly kind: 'edited'; readonly value: Json }
