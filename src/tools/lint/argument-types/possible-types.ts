import { isJsonArray, isJsonObject, jsonType, ownMember, type Json, type JsonType } from '../../../core/base/json.ts'

const everyType: readonly JsonType[] = ['string', 'number', 'boolean', 'array', 'object', 'null']

/** The JSON types that values of a schema can have; more than that where a keyword does not tell. */
export function possibleTypes(schema: Json): ReadonlySet<JsonType> {
  if (!isJsonObject(schema)) return new Set(schema === false ? [] : everyType)
  let types = new Set<JsonType>(everyType)
  const keep = (allowed: ReadonlySet<JsonType>): void => {
    types = new Set([...types].filter((type) => allowed.has(type)))
  }
  const type = ownMember(schema, 'type')
  if (type !== undefined) keep(new Set((isJsonArray(type) ? type : [type]).map(typeNamed)))
  const values = ownMember(schema, 'enum')
  if (isJsonArray(values)) keep(new Set(values.map(jsonType)))
  const value = ownMember(schema, 'const')
  if (value !== undefined) keep(new Set([jsonType(value)]))
  for (const key of ['anyOf', 'oneOf']) {
    const choices = ownMember(schema, key)
    if (isJsonArray(choices)) keep(new Set(choices.flatMap((choice) => [...possibleTypes(choice)])))
  }
  const all = ownMember(schema, 'allOf')
  if (isJsonArray(all)) for (const each of all) keep(possibleTypes(each))
  return types
}

/** The type of a word of `type:`; a schema with another word does not load. */
function typeNamed(word: Json): JsonType {
  return everyType.find((type) => type === word) ?? 'number'
}

const words: Readonly<Record<JsonType, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  array: 'a list',
  object: 'a map',
  null: 'null',
}

/** For people: `a text or null`. */
export function describeTypes(types: ReadonlySet<JsonType>): string {
  return [...types].map((type) => words[type]).join(' or ')
}
