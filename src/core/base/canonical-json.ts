import { isJsonArray, type Json } from './json.ts'

/**
 * The RFC 8785 form of a JSON value: no blanks, members sorted by the UTF-16 units of their names,
 * numbers and texts as ECMAScript writes them. Equal values give equal texts.
 */
export function canonicalJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isJsonArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] as Json)}`)
  return `{${members.join(',')}}`
}
