import type { Json, JsonObject } from '../../../src/core/base/json.ts'
import type { Node } from './json-path.ts'

/** What a rule may see of one event: the running value and the facts beside it. */
export interface Scene {
  readonly kind: string
  readonly toolName?: string
  /** The running arguments; absent where the event has none. */
  readonly args?: Json
  /** The arguments came as text that is not one plain JSON object (L-91). */
  readonly argsFault?: string
  /** The running presentation (S-16). */
  readonly result?: Json
  readonly outcome?: string
  readonly prompt?: Json
  readonly text?: string
  /** There is something said, and no text in it. */
  readonly textFault?: string
  readonly availableTools?: readonly string[]
  readonly allowedTools?: readonly string[]
  readonly run: JsonObject
  readonly env: JsonObject
  readonly at?: number
  /** Exact tool names that rules use; others that look like one of them are unknown (L-17). */
  readonly knownTools: ReadonlySet<string>
}

/** Where in a rule a test stands. */
export interface Place {
  readonly scene: Scene
  readonly lists: JsonObject
  readonly matchers: JsonObject
  /** A hit here lets a call run (L-14). */
  readonly permit: boolean
  /** Below some `not` or `none` (L-14). */
  readonly belowNot: boolean
}

/** What a value matcher looks at. A result is a text, and a structure behind it (L-17). */
export type Subject =
  | { readonly kind: 'node'; readonly node: Node; readonly structure?: Node }
  | { readonly kind: 'many'; readonly nodes: readonly Node[] }
