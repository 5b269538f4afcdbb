import { isJsonArray, isJsonObject, jsonEqual, jsonType, type Json, type JsonObject } from '../../../src/core/base/json.ts'

/** The few JSON Schema words that random policies use. */
export function jsonSchemaHolds(schema: JsonObject, value: Json): boolean {
  for (const [word, wanted] of Object.entries(schema)) {
    switch (word) {
      case 'type': {
        const types = isJsonArray(wanted) ? wanted : [wanted]
        const isInteger = typeof value === 'number' && Number.isInteger(value)
        if (!types.includes(jsonType(value)) && !(isInteger && types.includes('integer'))) return false
        break
      }
      case 'required':
        if (isJsonObject(value) && isJsonArray(wanted) && !wanted.every((name) => typeof name === 'string' && Object.hasOwn(value, name))) return false
        break
      case 'properties':
        if (!isJsonObject(value) || !isJsonObject(wanted)) break
        for (const [name, inner] of Object.entries(wanted)) {
          const member = Object.hasOwn(value, name) ? value[name] : undefined
          if (member !== undefined && isJsonObject(inner) && !jsonSchemaHolds(inner, member)) return false
        }
        break
      case 'items':
        if (isJsonArray(value) && isJsonObject(wanted) && !value.every((each) => jsonSchemaHolds(wanted, each))) return false
        break
      case 'enum':
        if (isJsonArray(wanted) && !wanted.some((each) => jsonEqual(each, value))) return false
        break
      case 'const':
        if (!jsonEqual(wanted, value)) return false
        break
      default:
        throw new Error(`the reference knows no schema word ${word}`)
    }
  }
  return true
}
