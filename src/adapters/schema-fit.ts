import { isJsonObject, type Json, type JsonObject } from '../core/base/json.ts'
import { compileSchema } from '../core/operators/json-schema.ts'
import { plainJson } from './plain-json.ts'

/** Of JSON Schema: say nothing about which values fit. */
const annotations = new Set([
  '$schema', '$id', '$comment', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'format',
])
const oneSchema = new Set(['items', 'additionalProperties', 'not', 'propertyNames'])
const listsOfSchemas = new Set(['anyOf', 'allOf', 'oneOf', 'prefixItems'])

/**
 * What keeps rewritten arguments from running by the JSON Schema of a tool; undefined = they fit (S-64).
 * A schema that cannot be checked here lets none run.
 */
export function schemaMisfit(schema: unknown, args: Json): string | undefined {
  let bare: Json
  try {
    bare = withoutAnnotations(plainJson(schema))
  } catch {
    return 'the schema of the tool is not plain JSON'
  }
  const compiled = compileSchema(bare)
  if (!compiled.ok) return `the schema of the tool cannot be checked: ${compiled.problem.message}`
  return compiled.test(args) === 'hit' ? undefined : 'the schema of the tool refuses them'
}

function withoutAnnotations(schema: Json): Json {
  if (!isJsonObject(schema)) return schema
  const kept: JsonObject = Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => (annotations.has(key) || isEmpty(key, value) ? [] : [[key, below(key, value)]])),
  )
  return Object.keys(kept).length === 0 ? true : kept
}

/** SDKs write these where a tool has none; the compiler takes them for a slip of a person. */
function isEmpty(key: string, value: Json): boolean {
  if (key === 'required') return Array.isArray(value) && value.length === 0
  return key === 'properties' && isJsonObject(value) && Object.keys(value).length === 0
}

function below(key: string, value: Json): Json {
  if (oneSchema.has(key)) return withoutAnnotations(value)
  if (listsOfSchemas.has(key) && Array.isArray(value)) return value.map(withoutAnnotations)
  if (key !== 'properties' || !isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutAnnotations(inner)]))
}
