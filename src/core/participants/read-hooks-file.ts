import { isJsonObject, ownMember, type Json, type JsonObject } from '../base/json.ts'
import { nearestName } from '../base/nearest-name.ts'
import { parseJson } from '../base/parse-json.ts'
import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts'
import { sourceError } from '../diagnostics/source-error.ts'
import type { Source } from '../diagnostics/source.ts'
import type { SubprocessSpec } from './from-subprocess.ts'
import type { ParticipantEvent } from './participant-hook.ts'
import { HOOK_SCHEMA } from './wire-request.ts'

const keys = ['name', 'command', 'tools', 'event', 'timeout_ms', 'on_failure']
const events = new Map<Json, ParticipantEvent>([
  ['pre_tool_use', 'ToolCall'],
  ['post_tool_use', 'ToolResult'],
])

/**
 * The subprocess participants of one hooks file (S-106). A file that is there but cannot be read is
 * an error, never an empty list; that a missing file means no hooks is the host's to know, as is
 * reading a file once that two paths reach.
 */
export function readHooksFile(source: Source): Result<readonly SubprocessSpec[]> {
  const specs: SubprocessSpec[] = []
  const problems: string[] = []
  const entries = readEntries(source.text)
  if (typeof entries === 'string') problems.push(entries)
  else {
    entries.forEach((entry, index) => {
      const spec = readEntry(entry)
      if (typeof spec === 'string') problems.push(`hook ${index + 1}: ${spec}`)
      else specs.push(spec)
    })
  }
  const [first, ...rest] = problems.map((message) => problem(source, message))
  if (first === undefined) return { ok: true, value: specs, diagnostics: [] }
  return { ok: false, diagnostics: [first, ...rest] }
}

function readEntries(text: string): readonly Json[] | string {
  const reading = parseJson(text)
  if (!reading.ok) return `the hooks file is not one JSON object: ${reading.why}`
  const file = reading.value
  if (!isJsonObject(file)) return 'the hooks file is not a JSON object'
  const unknown = Object.keys(file).find((key) => key !== 'schema' && key !== 'hooks')
  if (unknown !== undefined) return `unknown key \`${unknown}\` in the hooks file`
  if (ownMember(file, 'schema') !== HOOK_SCHEMA) return `the hooks file must say \`"schema": ${HOOK_SCHEMA}\``
  const hooks = ownMember(file, 'hooks')
  return Array.isArray(hooks) ? hooks : 'the hooks file has no list `hooks`'
}

function readEntry(entry: Json): SubprocessSpec | string {
  if (!isJsonObject(entry)) return 'is not an object'
  const unknown = Object.keys(entry).find((key) => !keys.includes(key))
  if (unknown !== undefined) {
    const near = nearestName(unknown, keys)
    return `unknown key \`${unknown}\`${near === undefined ? '' : `, did you mean \`${near}\`?`}`
  }
  const name = ownMember(entry, 'name')
  if (typeof name !== 'string' || name === '') return '`name` must be a text'
  const command = readTexts(ownMember(entry, 'command'))
  const [program, ...args] = command ?? []
  if (program === undefined || program === '') return '`command` must be a list of texts that is not empty'
  const options = readOptions(entry)
  return typeof options === 'string' ? options : { name, command: [program, ...args], ...options }
}

function readOptions(entry: JsonObject): Omit<SubprocessSpec, 'name' | 'command'> | string {
  const eventName = ownMember(entry, 'event')
  const event = events.get(eventName === undefined ? 'pre_tool_use' : eventName)
  if (event === undefined) return '`event` must be `pre_tool_use` or `post_tool_use`'
  const stated = ownMember(entry, 'on_failure')
  const onFailure = stated === undefined ? 'deny' : stated
  if (onFailure !== 'deny' && onFailure !== 'allow' && onFailure !== 'terminate') {
    return '`on_failure` must be `deny`, `allow` or `terminate`'
  }
  const timeoutMs = ownMember(entry, 'timeout_ms')
  if (timeoutMs !== undefined && !(typeof timeoutMs === 'number' && Number.isSafeInteger(timeoutMs) && timeoutMs > 0)) {
    return '`timeout_ms` must be a whole number above 0'
  }
  const given = ownMember(entry, 'tools')
  const tools = given === undefined ? undefined : readTexts(given)
  if (given !== undefined && tools === undefined) return '`tools` must be a list of texts'
  return {
    events: [event],
    onFailure,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(tools === undefined ? {} : { tools }),
  }
}

function readTexts(value: Json | undefined): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const texts = value.filter((item: Json) => typeof item === 'string')
  return texts.length === value.length ? texts : undefined
}

function problem(source: Source, message: string): Diagnostic {
  return sourceError('SLC804', { source, start: 0, end: source.text.length }, message)
}
