import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { argumentMap, argumentValue } from './random-args.ts'
import type { Theme } from './random-rule.ts'

const tools = fc.oneof(
  { arbitrary: fc.constant('act'), weight: 6 },
  { arbitrary: fc.constantFrom('look', 'bash', 'read_file', 'other', 'Act', 'ba\u200bsh', 'BASH', ''), weight: 3 },
)

const results = fc.constantFrom<Json>(
  'plain', 'a tok_1 b', 'boom ~', 'KEY-1 tok_2', '', 'a\u200bb', { ssn: '1', n: 9 }, { n: 'x' }, { status: 'failed', rows: [{ ssn: 'KEY-2' }, { n: 1 }] },
  '{"ssn":"tok_1","n":3}', '{"rows":[{"ssn":"7"}],"n":1}', '[1,"tok_3"]', [1, 'boom'], [{ type: 'text', text: 'a tok_1' }], [{ type: 'text', text: 'fine' }, { type: 'image', data: 'AAAA' }],
  { 'KEY-1': 1 }, { ssn: 5 }, { rows: 'x' }, 'here is a long text with boom in it', null, 7, true,
  'a\ud800 tok_1', '\udc00', { ssn: '\ud800', n: 9 }, [{ type: 'text', text: 'tok_1 \ud83d' }], '{"n":1,"n":9}', '{"ssn":"\\ud800"}', ' {"n": 9} ',
)

const outcomes = fc.constantFrom<Json>(
  { kind: 'success' }, { kind: 'success' }, { kind: 'success' }, { kind: 'error', failure: { kind: 'other', message: 'm' } }, { kind: 'skipped' }, { kind: 'denied' },
)

const allTools = ['act', 'look', 'bash', 'read_file']
const message = fc.constantFrom<Json>({ role: 'user', content: 'one tok_1' }, { role: 'assistant', content: 'two' }, { role: 'user', content: 'three' })

const argsTexts = fc.oneof(
  { arbitrary: argumentMap.map((args) => JSON.stringify(args)), weight: 3 },
  { arbitrary: fc.constantFrom('', '{"a":"ab","a":"x"}', '{"a":', '[1]', '{"n":9007199254740993}', ' {"n" : 9 } '), weight: 1 },
)

/** An answer for a call: right, for other arguments, no, none. */
function approval(args: Json): fc.Arbitrary<JsonObject> {
  const hash = createHash('sha256').update(sorted(args)).digest('hex')
  return fc.constantFrom<JsonObject>(
    { approval: { approved: true, args_sha256: hash } }, { approval: { approved: true, args_sha256: hash } },
    { approval: { approved: false, args_sha256: hash } }, { approval: { approved: true, args_sha256: '0'.repeat(64) } },
  )
}

function sorted(value: Json): string {
  if (isJsonArray(value)) return `[${value.map(sorted).join(',')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${sorted(value[key] as Json)}`).join(',')}}`
}

const toolCall: fc.Arbitrary<JsonObject> = fc.oneof(
  { arbitrary: fc.tuple(tools, argumentValue).chain(([tool_name, args]) => approval(args).map((more) => ({ kind: 'tool_call', tool_name, args, ...more }))), weight: 8 },
  { arbitrary: fc.record({ kind: fc.constant('tool_call'), tool_name: tools, args_text: argsTexts }), weight: 1 },
)

const said = fc.constantFrom<Json>('fine', 'a leak', '', 'a\ud800 leak', [{ type: 'text', text: 'a le' }, { type: 'text', text: 'ak' }], { content: 'a leak' }, 5, null)

const bodies = (theme: Theme): fc.Arbitrary<JsonObject> => fc.oneof(
  { arbitrary: toolCall, weight: theme === 'calls' ? 60 : 4 },
  { arbitrary: fc.record({ kind: fc.constant('tool_result'), tool_name: tools, args: argumentMap, result: results, outcome: outcomes }), weight: theme === 'results' ? 60 : 4 },
  {
    arbitrary: fc
      .record({ kind: fc.constant('completion_call'), prompt: fc.constantFrom('go on', 'a', 'go'), available_tools: fc.constantFrom(allTools, ['act', 'look']), history: fc.option(fc.array(message, { maxLength: 3 }), { nil: undefined }) })
      .map(({ history, ...rest }) => ({ ...rest, history_len: history?.length ?? 3, ...(history === undefined ? {} : { history }) })),
    weight: 4,
  },
  { arbitrary: fc.record({ kind: fc.constant('completion_response'), prompt: fc.constant('go'), response: said }), weight: 1 },
  { arbitrary: fc.record({ kind: fc.constant('stream_response_finish'), prompt: fc.constant('go'), response: said }), weight: 1 },
  { arbitrary: fc.constantFrom<readonly Json[]>([{ type: 'text', text: 'Done.' }], [{ type: 'text', text: 'a l' }, { type: 'tool_call', id: 'x' }, 'eak'], []).map((content) => ({ kind: 'model_turn_finished', content, usage: { input_tokens: 1, output_tokens: 1 } })), weight: 1 },
  {
    arbitrary: fc.record({
      kind: fc.constant('invalid_tool_call'), tool_name: fc.constantFrom('Terminal', 'reed', 'act2', 'read-file', 'zzz', 'look'),
      args_text: fc.constantFrom('{}', '{"n":9}', '{"n":', ''), available_tools: fc.constant(allTools), allowed_tools: fc.constantFrom(allTools, ['act', 'bash']),
    }),
    weight: 2,
  },
  { arbitrary: fc.constantFrom<JsonObject>({ kind: 'text_delta', delta: '\ud83d', aggregated: 'a\ud83d' }, { kind: 'text_delta', delta: 'x', aggregated: 'x' }, { kind: 'text_delta', delta: 'k', aggregated: 'a leak' }), weight: 1 },
  {
    // Fragments of one call, or of two at a time, that make a text together (S-13).
    arbitrary: fc.record({ tool_call_id: fc.constantFrom('tc1', 'tc1', 'tc2'), delta: fc.constantFrom('', 'a le', 'le', 'ak', 'x', '\ud83d', '\ude00') }).map((each) => ({ kind: 'tool_call_delta', ...each })),
    weight: theme === 'deltas' ? 60 : 1,
  },
)

/** Runs below each other. A few lines name their parent late, or another one, or one that is below them. */
const whichRun = fc.oneof(
  { arbitrary: fc.constantFrom<JsonObject>({ run_id: 'A' }, { run_id: 'B' }, { run_id: 'C', parent_run_id: 'A' }, { run_id: 'D', parent_run_id: 'C' }), weight: 12 },
  { arbitrary: fc.constantFrom<JsonObject>({ run_id: 'C' }, { run_id: 'D' }, { run_id: 'D', parent_run_id: 'B' }), weight: 3 },
  { arbitrary: fc.constantFrom<JsonObject>({ run_id: 'A', parent_run_id: 'D' }, { run_id: 'E', parent_run_id: 'E' }), weight: 1 },
)

const frames: fc.Arbitrary<JsonObject> = fc.tuple(
  whichRun,
  fc.constantFrom<JsonObject>({ turn: 1 }, { turn: 2 }, { turn: 3 }),
  fc.constantFrom<JsonObject>({ at: 1764500000000 }, { at: 1764500000000 }, { at: 1900000000000 }, {}),
  fc.constantFrom<JsonObject>({ env: { cwd: '/srv/repo', most: 2 } }, { env: {} }, {}, { env: { cwd: 5, most: 'x' } }),
  fc.constantFrom<JsonObject>({ agent: 'dev' }, { user: 'u1' }, {}),
).map((parts) => Object.assign({}, ...parts) as JsonObject)

/** One event line of any kind; `seq` is set where lines stand together. */
export function randomEvent(theme: Theme): fc.Arbitrary<JsonObject> {
  return fc.tuple(frames, bodies(theme)).map(([frame, body]) => ({ seq: 1, internal_call_id: 'c1', ...frame, ...body }))
}

/** One tool call of a run of its own. */
export const randomCall: fc.Arbitrary<JsonObject> = fc.tuple(frames, toolCall).map(([frame, body]) => ({ seq: 1, internal_call_id: 'c1', ...frame, ...body }))

/** Several runs interleaved; every call has an id of its own. */
export function randomTrace(theme: Theme): fc.Arbitrary<readonly JsonObject[]> {
  return fc
    .array(randomEvent(theme), { minLength: 1, maxLength: theme === 'deltas' ? 10 : 6 })
    .map((events) => events.map((event, index) => ({ ...event, seq: index + 1, ...(event['kind'] === 'tool_call_delta' ? { internal_call_id: '' } : { internal_call_id: `c${index}` }) })))
}

/** Answers of the check `scan`, more than any trace asks for. */
export const randomAnswers: fc.Arbitrary<readonly Json[]> = fc.array(
  fc.constantFrom<Json>(
    { type: 'allow' }, { type: 'allow' }, { type: 'allow' }, { type: 'deny', reason: 'bad' }, { type: 'deny' }, { type: 'modify', input: { a: 'ab', n: 5 } },
    { type: 'modify', input: 5 }, { type: 'replace', output: 'clean tok_1' }, { type: 'replace', output: { n: 9 }, isError: true }, { throws: 'down' }, { type: 'nonsense' },
  ),
  { minLength: 60, maxLength: 60 },
)
