import { textForm, type Json } from '../../../src/core/base/json.ts'

/** A key of a policy or event that is known to be a text; anything else in its text form. */
export function asText(value: Json | undefined): string {
  return value === undefined ? '' : textForm(value)
}
