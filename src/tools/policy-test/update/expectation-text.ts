import { isJsonArray, isJsonObject, type Json } from '../../../core/base/json.ts'

/** What is written into a policy by a program should be short enough to be read by a person. */
const longest = 2_000

/** A value as it is written in one line of YAML, in which JSON texts are texts, too. Undefined where it is too long. */
export function expectationText(value: Json): string | undefined {
  const text = flow(value)
  return text.length <= longest ? text : undefined
}

function flow(value: Json): string {
  if (typeof value === 'string') return isPlain(value) ? value : quoted(value)
  if (isJsonArray(value)) return `[${value.map(flow).join(', ')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, member]) => `${isPlain(key) ? key : quoted(key)}: ${flow(member)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** Words of the language, ids and simple names. What YAML 1.1 or 1.2 reads as something else is quoted. */
function isPlain(text: string): boolean {
  return /^[a-z][a-z0-9_]*(?:-[a-z0-9_]+)*$/.test(text) && !/^(?:null|true|false|yes|no|on|off|y|n)$/.test(text)
}

/** Signs that a policy may hold only as escapes are written as escapes. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll(/[^\u0020-\u007e\u00a1-\u024f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
