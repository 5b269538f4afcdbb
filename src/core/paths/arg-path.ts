import type { Json } from '../base/json.ts'

/** One step of a path (L-16). */
export type PathStep =
  | { readonly kind: 'name'; readonly name: string }
  /** Negative counts from the end. */
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'union'; readonly names: readonly string[] }
  | { readonly kind: 'wildcard' }
  /** `..name`: every member so named, at any depth. */
  | { readonly kind: 'descendant_name'; readonly name: string }
  /** `..*`: every member and element, at any depth. */
  | { readonly kind: 'descendant_all' }

/** A path that our grammar and jsonpath-plus read alike. `text` is as written. */
export interface ArgPath {
  readonly text: string
  readonly steps: readonly PathStep[]
  /** It can select one node at most: only names and indices. */
  readonly isDefinite: boolean
}

/** No node: its parent is the right container and lacks it, or is itself absent or null (L-14). */
export const ABSENT: unique symbol = Symbol('absent')
/** The question makes no sense on the value found: a member of a text, an index on a map (L-14). */
export const UNDECIDED: unique symbol = Symbol('undecided')

/** What stands at one place of a path. Null is a value here; that most operators count it as absent is theirs to say. */
export type Found = Json | typeof ABSENT | typeof UNDECIDED
