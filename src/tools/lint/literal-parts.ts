import { isJsonArray, isJsonObject, type Json } from '../../core/base/json.ts'

/** Every text that stands below one of these keys of a parameter, at any depth. */
export function textsBelow(param: Json, keys: readonly string[], isBelow = false): readonly string[] {
  if (typeof param === 'string') return isBelow ? [param] : []
  if (isJsonArray(param)) return param.flatMap((item) => textsBelow(item, keys, isBelow))
  if (!isJsonObject(param)) return []
  return Object.entries(param).flatMap(([key, value]) => textsBelow(value, keys, isBelow || keys.includes(key)))
}

/** Every text of a parameter. */
export function literalTexts(param: Json): readonly string[] {
  return textsBelow(param, [], true)
}
