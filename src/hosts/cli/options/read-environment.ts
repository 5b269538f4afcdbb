import { defineMember, isJsonObject, type Json, type JsonObject } from '../../../core/base/json.ts'
import { parseJson } from '../../../core/base/parse-json.ts'
import { readSource } from '../../node/read-source.ts'
import type { Given } from '../define-command.ts'

/**
 * The facts of all `--env` options; a later one wins. `name=value` is always a text, so that what a
 * value means never depends on how it looks; numbers and lists come in a JSON file.
 */
export async function readEnvironment(given: readonly string[]): Promise<Given<JsonObject>> {
  const env: Record<string, Json> = {}
  for (const text of given) {
    const split = text.indexOf('=')
    if (split > 0 && /^[A-Za-z_][A-Za-z0-9_]*$/.test(text.slice(0, split))) {
      defineMember(env, text.slice(0, split), text.slice(split + 1))
      continue
    }
    const source = await readSource(text, text)
    if (!source.ok) return { ok: false, message: `--env: ${source.diagnostics[0].message}` }
    const read = parseJson(source.value.text)
    if (!read.ok) return { ok: false, message: `--env: \`${text}\` is not one JSON object: ${read.why}` }
    if (!isJsonObject(read.value)) return { ok: false, message: `--env: \`${text}\` is not one JSON object` }
    for (const [name, value] of Object.entries(read.value)) defineMember(env, name, value)
  }
  return { ok: true, value: env }
}
