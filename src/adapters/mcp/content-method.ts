import type { Json, JsonObject } from '../../core/base/json.ts'

/**
 * A method whose result the model reads. Its content stands as content parts while rules judge it, so that
 * they find texts and media where they find those of tools.
 */
export interface ContentMethod {
  /** The parameter that says what is read. */
  readonly key: string
  /** Undefined: the result has another form, and is judged as plain data. */
  readonly partsOf: (result: JsonObject) => readonly Json[] | undefined
  /** The result with these parts in place of its own; undefined = they do not fit. */
  readonly withParts: (result: JsonObject, parts: readonly Json[]) => JsonObject | undefined
  /** The result that holds nothing but a text. */
  readonly ofText: (text: string, key: string) => JsonObject
  /** The member that holds the content. */
  readonly member: string
}
