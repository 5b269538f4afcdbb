import type { Json, JsonObject } from '../../core/base/json.ts'

/** A JSON Schema of draft 7, which is what YAML editors read. */
export type Schema = JsonObject

export const anything: Schema = {}

export const someText: Schema = { type: 'string', minLength: 1 }

/** A definition of the same file. */
export function ref(name: string): Schema {
  return { $ref: `#/definitions/${name}` }
}

/** With a hover text. Beside a reference draft 7 reads nothing, so the reference goes one level down. */
export function described(schema: Schema, description: string, markdown?: string): Schema {
  const inner = Object.hasOwn(schema, '$ref') ? { allOf: [schema] } : schema
  return { description, ...(markdown === undefined ? {} : { markdownDescription: markdown }), ...inner }
}

export function words(list: readonly string[]): Schema {
  return { enum: [...list] }
}

export function listOf(items: Schema): Schema {
  return { type: 'array', items, minItems: 1 }
}

export function oneOrMany(item: Schema): Schema {
  return { anyOf: [item, listOf(item)] }
}

/** A map of a closed set of keys; one that is empty tests nothing. */
export function closedMap(properties: Readonly<Record<string, Schema>>, more: Schema = {}): Schema {
  return { type: 'object', properties: { ...properties }, additionalProperties: false, minProperties: 1, ...more }
}

/** A day in UTC. */
export const day: Schema = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }

/** A map of names of the author's choice. */
export function nameMap(value: Schema): Schema {
  return { type: 'object', additionalProperties: value, minProperties: 1 }
}

/** A map whose keys are paths. */
export function pathMap(value: Schema): Schema {
  return { type: 'object', patternProperties: { '^\\$': value }, additionalProperties: false, minProperties: 1 }
}

/** What an editor writes when a template of it is chosen. */
export function snippet(label: string, description: string, body: Json): Schema {
  return { label, description, body }
}
