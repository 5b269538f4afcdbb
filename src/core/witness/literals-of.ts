import { isJsonArray, isJsonObject, type Json } from '../base/json.ts'

/** Scalars of one parameter that are looked at. */
const mostLiterals = 24

/** The texts, numbers and booleans that stand in a parameter or an expression, each once, in their order. */
export function literalsOf(param: Json): readonly (string | number | boolean)[] {
  const found = new Set<string | number | boolean>()
  collect(param, found)
  return [...found]
}

function collect(value: Json, found: Set<string | number | boolean>): void {
  if (found.size >= mostLiterals || value === null) return
  if (isJsonArray(value)) for (const item of value) collect(item, found)
  else if (isJsonObject(value)) for (const item of Object.values(value)) collect(item, found)
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') found.add(value)
}
