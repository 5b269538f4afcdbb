import { firstCodePoints } from '../base/code-points.ts'
import { isJsonArray, isJsonObject, jsonType, ownMember, textForm, type Json, type JsonObject } from '../base/json.ts'
import { parseJson } from '../base/parse-json.ts'
import { nearestName } from '../base/nearest-name.ts'
import { eventKindOf, eventNames } from '../events/event-name.ts'
import type { AssistantContent, Message, ToolChoice } from '../events/messages.ts'
import type { Approval, McpIdentity, StepEvent, StepEventKind } from '../events/step-event.ts'
import { resultText } from '../actions/presented-result.ts'
import { commonFields, kindFields, misspeltField, type FieldRule } from './event-fields.ts'
import { outcomeOf, outcomeProblem } from './read-outcome.ts'
import type { TraceEvent } from './trace-event.ts'

/** `field` is the one that is wrong; the message holds no value of the event. */
export type EventReading =
  | { readonly ok: true; readonly value: TraceEvent }
  | { readonly ok: false; readonly message: string; readonly field?: string; readonly hint?: string }

/**
 * Reads one line of a trace, `eval` or a test (L-90, section 11). A field whose name is a known
 * misspelling, or another protocol's name of a field, is an error; other unknown fields are
 * annotations that no rule reads.
 */
export function readEventLine(line: string): EventReading {
  const reading = parseJson(line)
  if (!reading.ok) return { ok: false, message: `the line is not one JSON object: ${reading.why}` }
  return readEvent(reading.value)
}

/** As `readEventLine`, for a value that was read already. */
export function readEvent(line: Json): EventReading {
  if (!isJsonObject(line)) return { ok: false, message: 'the line is not a JSON object' }
  const kindText = ownMember(line, 'kind')
  const names: readonly string[] = Object.values(eventNames)
  if (typeof kindText !== 'string') return problem('kind', '`kind` is missing or no text', `one of ${names.join(', ')}`)
  const kind = eventKindOf(kindText)
  if (kind === undefined) {
    const nearest = nearestName(kindText.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`), names)
    return problem('kind', 'the `kind` is not one of the nine', nearest === undefined ? undefined : `did you mean \`${nearest}\`?`)
  }
  const wrong = checkFields(line, fieldsOf(kind)) ?? checkArgs(line, kind) ?? checkIdentity(line) ?? checkOutcome(line, kind)
  if (wrong !== undefined) return wrong
  return { ok: true, value: { event: eventOf(kind, line), ...factsOf(line) } }
}

function problem(field: string, message: string, hint?: string): EventReading {
  return { ok: false, field, message, ...(hint === undefined ? {} : { hint }) }
}

interface Fields {
  readonly rules: Readonly<Record<string, FieldRule>>
  readonly entries: readonly (readonly [string, FieldRule])[]
}

const fieldsOfKinds = new Map<StepEventKind, Fields>()

/** Put together once for each kind, not for each line of a trace. */
function fieldsOf(kind: StepEventKind): Fields {
  const known = fieldsOfKinds.get(kind)
  if (known !== undefined) return known
  const rules = { ...commonFields, ...kindFields[eventNames[kind]] }
  const fields = { rules, entries: Object.entries(rules) }
  fieldsOfKinds.set(kind, fields)
  return fields
}

function checkFields(line: JsonObject, { rules: fields, entries }: Fields): EventReading | undefined {
  for (const name of Object.keys(line)) {
    if (Object.hasOwn(fields, name)) continue
    const meant = misspeltField(name, fields)
    if (meant !== undefined) return problem(name, `\`${shortName(name)}\` is not a field`, `the field is called \`${meant}\``)
  }
  for (const [name, rule] of entries) {
    const value = ownMember(line, name)
    if (value === undefined || (value === null && rule.optional && rule.type !== 'any')) {
      if (!rule.optional) return problem(name, `\`${name}\` is missing`)
    } else if (!fits(value, rule.type)) {
      // Of a list that holds something else it says nothing to name the list.
      const isListOf = isJsonArray(value) && (rule.type === 'names' || rule.type === 'messages')
      return problem(name, `\`${name}\` must be ${typeWords[rule.type]}${isListOf ? '' : `, not ${jsonType(value)}`}`)
    }
  }
  return undefined
}

/** Blanks and dashes do not count for what a field is called, so a name may have any number of them. */
function shortName(name: string): string {
  return name.length > LONGEST_SHOWN_NAME ? `${firstCodePoints(name, LONGEST_SHOWN_NAME)}…` : name
}

const LONGEST_SHOWN_NAME = 80

/** What a field must be, for people. */
export const typeWords: Readonly<Record<FieldRule['type'], string>> = {
  text: 'a text',
  count: 'a whole number from 0',
  number: 'a number',
  boolean: 'true or false',
  map: 'an object',
  list: 'an array',
  names: 'an array of texts',
  messages: 'an array of messages, which are objects with a `role`',
  any: 'a value',
}

function fits(value: Json, type: FieldRule['type']): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string'
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'map':
      return isJsonObject(value)
    case 'list':
      return isJsonArray(value)
    case 'names':
      return isJsonArray(value) && value.every((name) => typeof name === 'string')
    case 'messages':
      return isJsonArray(value) && value.every((item) => isJsonObject(item) && textField(item, 'role') !== undefined)
    case 'any':
      return true
  }
}

/** Exactly one of `args` and `args_text` (L-90); a result may leave both out only where it had none. */
function checkArgs(line: JsonObject, kind: StepEventKind): EventReading | undefined {
  if (kind !== 'ToolCall' && kind !== 'ToolResult') return undefined
  const hasArgs = Object.hasOwn(line, 'args')
  const hasText = Object.hasOwn(line, 'args_text')
  if (hasArgs && hasText) return problem('args_text', '`args_text` stands beside `args`; a call has one of them')
  if (!hasArgs && !hasText) return problem('args', '`args` is missing', 'write `args`, or `args_text` for the raw text')
  return undefined
}

/** Half an identity would let a call pass for a tool of another server. */
function checkIdentity(line: JsonObject): EventReading | undefined {
  const mcp = ownMember(line, 'mcp')
  if (!isJsonObject(mcp) || (textField(mcp, 'server') !== undefined && textField(mcp, 'tool') !== undefined)) return undefined
  return problem('mcp', '`mcp` must have the texts `server` and `tool`')
}

function checkOutcome(line: JsonObject, kind: StepEventKind): EventReading | undefined {
  const wrong = kind === 'ToolResult' ? outcomeProblem(line) : undefined
  return wrong && problem(wrong.field, wrong.message, wrong.hint)
}

function factsOf(line: JsonObject): Omit<TraceEvent, 'event'> {
  const number = (name: string): Record<string, number> => {
    const value = ownMember(line, name)
    return typeof value === 'number' ? { [name]: value } : {}
  }
  const agent = textField(line, 'agent')
  const user = textField(line, 'user')
  const parentRunId = textField(line, 'parent_run_id')
  const env = ownMember(line, 'env')
  return {
    runId: textField(line, 'run_id') ?? '',
    turn: Number(ownMember(line, 'turn')),
    ...number('seq'),
    ...number('at'),
    ...(agent === undefined ? {} : { agent }),
    ...(user === undefined ? {} : { user }),
    ...(parentRunId === undefined ? {} : { parentRunId }),
    isStreaming: ownMember(line, 'is_streaming') === true,
    env: isJsonObject(env) ? env : {},
  }
}

function textField(line: JsonObject, name: string): string | undefined {
  const value = ownMember(line, name)
  return typeof value === 'string' ? value : undefined
}

interface ReadArgs {
  readonly args: Json
  readonly argsText: string
  readonly argsFault?: string
}

/** Blank is `{}`; what is not one plain JSON object stays text and makes the call undecidable (L-91). */
export function readArgs(line: JsonObject): ReadArgs {
  const text = textField(line, 'args_text')
  if (text === undefined) {
    const args = ownMember(line, 'args') ?? null
    return { args, argsText: textForm(args) }
  }
  if (text.trim() === '') return { args: {}, argsText: '{}' }
  const reading = parseJson(text)
  if (!reading.ok) return { args: text, argsText: text, argsFault: `they are not one JSON object: ${reading.why}` }
  if (!isJsonObject(reading.value)) return { args: text, argsText: text, argsFault: 'they are not a JSON object' }
  return { args: reading.value, argsText: textForm(reading.value) }
}

function idsOf(line: JsonObject): { readonly internalCallId: string; readonly toolCallId?: string } {
  const toolCallId = textField(line, 'tool_call_id')
  const internalCallId = textField(line, 'internal_call_id') ?? toolCallId ?? ''
  return toolCallId === undefined ? { internalCallId } : { internalCallId, toolCallId }
}

function eventOf(kind: StepEventKind, line: JsonObject): StepEvent {
  const turn = Number(ownMember(line, 'turn'))
  switch (kind) {
    case 'ToolCall': {
      const approval = ownMember(line, 'approval')
      return {
        kind,
        toolName: textField(line, 'tool_name') ?? '',
        ...idsOf(line),
        ...readArgs(line),
        ...mcpOf(line),
        // Read by the approver, which takes anything but a clear yes for a no.
        ...(isJsonObject(approval) ? { approval: approval as unknown as Approval } : {}),
      }
    }
    case 'ToolResult': {
      const output = ownMember(line, 'result') ?? null
      const { args, argsText } = readArgs(line)
      const outcome = outcomeOf(line)
      return {
        kind,
        toolName: textField(line, 'tool_name') ?? '',
        ...idsOf(line),
        args,
        argsText,
        result: resultText(output),
        output,
        isError: outcome.kind === 'error' || ownMember(line, 'is_error') === true,
        outcome,
        extensions: new Map(),
        ...mcpOf(line),
      }
    }
    case 'InvalidToolCall': {
      const { internalCallId, toolCallId } = idsOf(line)
      const args = textField(line, 'args_text')
      const toolChoice = ownMember(line, 'tool_choice')
      return {
        kind,
        call: {
          toolName: textField(line, 'tool_name') ?? '',
          ...(toolCallId === undefined ? {} : { toolCallId }),
          internalCallId,
          ...(args === undefined ? {} : { args }),
          availableTools: namesOf(line, 'available_tools') ?? [],
          allowedTools: namesOf(line, 'allowed_tools') ?? [],
          // What it may be is the host's word; rules do not read it.
          ...(toolChoice === undefined ? {} : { toolChoice: toolChoice as unknown as ToolChoice }),
          chatHistory: [],
          isStreaming: ownMember(line, 'is_streaming') === true,
        },
      }
    }
    case 'CompletionCall': {
      const history = ownMember(line, 'history')
      const availableTools = namesOf(line, 'available_tools')
      return {
        kind,
        prompt: promptOf(line),
        turn,
        // `as`: each has a role; whoever reads on looks for the content.
        ...(isJsonArray(history) ? { history: history as readonly Message[] } : {}),
        ...(availableTools === undefined ? {} : { availableTools }),
      }
    }
    case 'CompletionResponse':
    case 'StreamResponseFinish':
      return { kind, prompt: promptOf(line), response: ownMember(line, 'response') ?? null }
    case 'ModelTurnFinished':
      return { kind, turn, content: contentOf(line), usage: usageOf(line) }
    case 'TextDelta':
      return { kind, delta: textField(line, 'delta') ?? '', aggregated: textField(line, 'aggregated') ?? '' }
    case 'ToolCallDelta': {
      const { internalCallId, toolCallId = '' } = idsOf(line)
      const toolName = textField(line, 'tool_name')
      const delta = textField(line, 'delta') ?? ''
      return { kind, toolCallId, internalCallId, delta, ...(toolName === undefined ? {} : { toolName }) }
    }
  }
}

function mcpOf(line: JsonObject): { readonly mcp?: McpIdentity } {
  const mcp = ownMember(line, 'mcp')
  if (!isJsonObject(mcp)) return {}
  const server = textField(mcp, 'server')
  const tool = textField(mcp, 'tool')
  return server === undefined || tool === undefined ? {} : { mcp: { server, tool } }
}

function namesOf(line: JsonObject, name: string): readonly string[] | undefined {
  const value = ownMember(line, name)
  return isJsonArray(value) ? value.map(String) : undefined
}

/** A prompt is the user's text, or a message. Absent: this model call has no new text of the user. */
function promptOf(line: JsonObject): Message {
  const prompt = ownMember(line, 'prompt') ?? null
  return isJsonObject(prompt) && Object.hasOwn(prompt, 'content')
    ? { role: 'user', content: null, ...prompt }
    : { role: 'user', content: prompt }
}

function contentOf(line: JsonObject): readonly AssistantContent[] {
  const content = ownMember(line, 'content')
  return (isJsonArray(content) ? content : []).map((part): AssistantContent => {
    if (typeof part === 'string') return { type: 'text', text: part }
    const text = isJsonObject(part) && part['type'] === 'text' ? part['text'] : undefined
    return typeof text === 'string' ? { type: 'text', text } : { type: 'other', value: part }
  })
}

function usageOf(line: JsonObject): { readonly inputTokens: number; readonly outputTokens: number } {
  const usage = ownMember(line, 'usage')
  const count = (name: string): number => {
    const value = isJsonObject(usage) ? ownMember(usage, name) : undefined
    return typeof value === 'number' ? value : 0
  }
  return { inputTokens: count('input_tokens'), outputTokens: count('output_tokens') }
}
