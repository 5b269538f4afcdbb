import { asText } from './as-text.ts'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { strictArguments } from './strict-arguments.ts'
import type { Scene } from './scene.ts'

const required: Readonly<Record<string, readonly string[]>> = {
  completion_call: [],
  completion_response: ['response'],
  model_turn_finished: [],
  invalid_tool_call: ['tool_name'],
  tool_call: ['tool_name'],
  tool_result: ['tool_name', 'result'],
  text_delta: [],
  tool_call_delta: ['delta'],
  stream_response_finish: ['response'],
}

/** Other protocols' names, and the shapes of misspelt ones (L-90). */
const foreignNames = new Set(['arguments', 'tool_input', 'input', 'parameters', 'params', 'toolinput', 'toolcallid', 'name', 'tool'])
const fields = ['kind', 'run_id', 'turn', 'seq', 'at', 'tool_name', 'args', 'args_text', 'internal_call_id', 'tool_call_id', 'result', 'outcome', 'prompt', 'history_len', 'available_tools', 'allowed_tools']

/** The field that makes a line no event, if there is one (L-90). */
export function wrongField(line: JsonObject): string | undefined {
  const kind = line['kind']
  if (typeof kind !== 'string' || required[kind] === undefined) return 'kind'
  if (typeof line['run_id'] !== 'string') return 'run_id'
  for (const name of Object.keys(line)) {
    if (fields.includes(name)) continue
    const folded = name.replaceAll('_', '').toLowerCase()
    if (foreignNames.has(name) || fields.some((field) => field.replaceAll('_', '') === folded)) return name
  }
  for (const name of required[kind]) if (line[name] === undefined) return name
  if (line['tool_name'] !== undefined && typeof line['tool_name'] !== 'string') return 'tool_name'
  if (line['args_text'] !== undefined && typeof line['args_text'] !== 'string') return 'args_text'
  if (kind === 'tool_call' && line['args'] === undefined && line['args_text'] === undefined) return 'args'
  if (kind === 'tool_call' && line['args'] !== undefined && line['args_text'] !== undefined) return 'args_text'
  return undefined
}

/** What rules may see of one line (section 11). */
export function readScene(line: JsonObject, knownTools: ReadonlySet<string>): Scene {
  const argsText = line['args_text']
  const strict = typeof argsText === 'string' ? strictArguments(argsText) : undefined
  const args = Object.hasOwn(line, 'args') ? line['args'] : strict?.ok === true ? strict.value : undefined
  const toolName = line['tool_name']
  const at = line['at']
  const texts = (value: Json | undefined): readonly string[] | undefined =>
    isJsonArray(value) ? value.filter((each) => typeof each === 'string') : undefined
  const available = texts(line['available_tools'])
  const allowed = texts(line['allowed_tools'])
  const outcome = isJsonObject(line['outcome']) ? line['outcome']['kind'] : undefined
  const text = saidText(line)
  return {
    kind: asText(line['kind']),
    knownTools,
    ...(typeof toolName === 'string' ? { toolName } : {}),
    ...(args === undefined ? {} : { args }),
    ...(strict?.ok === false ? { argsFault: strict.why } : {}),
    ...(line['result'] === undefined ? {} : { result: line['result'] }),
    ...(line['kind'] === 'tool_result' ? { outcome: typeof outcome === 'string' ? outcome : 'success' } : {}),
    ...(line['prompt'] === undefined ? {} : { prompt: line['prompt'] }),
    ...(text.kind === 'text' ? { text: text.text } : {}),
    ...(text.kind === 'unclear' ? { textFault: 'holds no text that could be read' } : {}),
    ...(available === undefined ? {} : { availableTools: available }),
    ...(allowed === undefined ? {} : { allowedTools: allowed }),
    ...(typeof at === 'number' ? { at } : {}),
    env: isJsonObject(line['env']) ? line['env'] : {},
    run: runFacts(line),
  }
}

type Said = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'absent' } | { readonly kind: 'unclear' }

/** The text so far of a delta, the whole text of a response (L-17). */
function saidText(line: JsonObject): Said {
  switch (line['kind']) {
    case 'text_delta':
    case 'tool_call_delta':
      return textIn(line['aggregated'] ?? null)
    case 'completion_response':
    case 'stream_response_finish':
      return textIn(line['response'] ?? null)
    case 'model_turn_finished': {
      const parts = isJsonArray(line['content']) ? line['content'] : []
      return { kind: 'text', text: parts.map((part) => (isJsonObject(part) ? (part['type'] === 'text' ? asText(part['text']) : '') : asText(part))).join('') }
    }
    default:
      return { kind: 'absent' }
  }
}

/** A text, a message, or parts that all are texts. */
function textIn(value: Json): Said {
  if (value === null) return { kind: 'absent' }
  if (typeof value === 'string') return { kind: 'text', text: value }
  if (isJsonArray(value)) {
    const texts = value.map((part) => (isJsonObject(part) ? part['text'] : part)).filter((part) => typeof part === 'string')
    return texts.length === value.length ? { kind: 'text', text: texts.join('') } : { kind: 'unclear' }
  }
  if (!isJsonObject(value)) return { kind: 'unclear' }
  if (value['content'] !== undefined) return textIn(value['content'])
  return typeof value['text'] === 'string' ? { kind: 'text', text: value['text'] } : { kind: 'unclear' }
}

function runFacts(line: JsonObject): JsonObject {
  const pairs: readonly (readonly [string, Json | undefined])[] = [
    ['id', line['run_id']],
    ['turn', line['turn']],
    ['agent', line['agent']],
    ['user', line['user']],
    ['parent', line['parent_run_id']],
  ]
  const facts: Record<string, Json> = {}
  for (const [name, value] of pairs) if (value !== undefined) facts[name] = value
  return facts
}
