import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../../core/base/json.ts'

/** Lines longer than this are written over several. */
const widest = 100

/** A case as an entry of `tests`, in one line where it is short. */
export function caseYaml(test: JsonObject): string {
  const line = `- ${flow(test)}`
  if (line.length <= widest) return `${line}\n`
  return Object.entries(test)
    .map(([key, value], index) => `${index === 0 ? '- ' : '  '}${scalar(key)}: ${flow(value)}\n`)
    .join('')
}

function flow(value: Json): string {
  if (isJsonArray(value)) return `[${value.map(flow).join(', ')}]`
  if (!isJsonObject(value)) return typeof value === 'string' ? scalar(value) : JSON.stringify(value)
  const members = Object.entries(value).map(([key, member]) => `${scalar(key)}: ${flow(member)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/** Plain where no YAML reader could take it for anything but this text; quotes of JSON are quotes of YAML. */
function scalar(text: string): string {
  const isPlain = /^[A-Za-z$/][\w$./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
  return isPlain ? text : JSON.stringify(text)
}
