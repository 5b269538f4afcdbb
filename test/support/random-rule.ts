import fc from 'fast-check'
import type { Json, JsonObject } from '../../src/core/base/json.ts'
import { callMatcher, condition, plainMatcher, resultMatcher } from './random-matcher.ts'

/** Which actions need somebody to answer, so that only an asynchronous engine can take them. */
export interface RuleOptions {
  readonly asksOthers: boolean
}

/** What most rules of a policy and most events of its trace are about, so that they meet. */
export type Theme = 'calls' | 'results' | 'mixed' | 'deltas'
export const themes: readonly Theme[] = ['calls', 'calls', 'calls', 'results', 'results', 'mixed', 'mixed', 'deltas']

type Draft = fc.Arbitrary<JsonObject>

const redactions = fc.constantFrom<JsonObject>(
  { patterns: [{ name: 'tok', pattern: 'tok_[a-z0-9]+' }] },
  { patterns: [{ name: 'tok', pattern: 'tok_[a-z0-9]+' }, { name: 'key', pattern: 'KEY-[0-9]' }], with: '***' },
  { patterns: [{ name: 'key', pattern: 'KEY-[0-9]+' }], keys: true },
  { paths: ['$.ssn'], with: '***' },
  { paths: ['$.ssn', '$.rows[*].ssn'], text: 'pass' },
  { hidden: ['zero_width', 'bidi'], with: '' },
  { patterns: [{ name: 'boom', pattern: 'boom' }], media: 'pass', with: '#' },
)

const operations = fc.constantFrom<JsonObject>(
  { set: { '$.a': 'ab' } }, { set: { '$.a': 'x' } }, { set: { '$.n': 5 } }, { set: { '$.n': 1 } }, { set: { '$.o.k': 'ab' }, create: true }, { set: { '$.o.k': 'x' } },
  { default: { '$.n': 9 } }, { default: { '$.b': 'ab' } }, { remove: ['$.a'] }, { remove: ['$.o.k', '$.b'] }, { remove: { key: { equals: 'k' } } },
  { clamp: { '$.n': { min: 1, max: 5 } } }, { clamp: { '$.p[*].n': { max: 2 } } }, { coerce: { '$.n': 'number' } }, { coerce: { '$.a': 'string' } }, { coerce: { '$.n': 'integer' } },
  { replace: { '$.a': { pattern: 'b+', with: 'y' } } }, { rebase: { '$.a': { from: '/etc', onto: '/jail' } } }, { strip: { '$.a': ['zero_width'] } },
  { redact: { '$.a': { patterns: [{ name: 'tok', pattern: 'tok_[0-9]' }] } } }, { set: { '$.__proto__.k': 'x' }, create: true },
)

const refusals = fc.constantFrom('Not run.', 'Not run: ${tool} with ${args.a} by ${rule}.', 'No ${args.o.k} in turn ${run.turn} at ${env.cwd}; $${x}.')
const ends = fc.constantFrom('Over.', 'Over in turn ${run.turn} by ${rule}.')

function rarely<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary: value, weight: 1 })
}

function withMatch(event: Json, matcher: fc.Arbitrary<JsonObject>, unless: fc.Arbitrary<JsonObject>, when: fc.Arbitrary<Json> | undefined): Draft {
  const parts = fc.record({
    match: fc.oneof({ arbitrary: fc.constant<Json>('any'), weight: 1 }, { arbitrary: matcher, weight: 9 }),
    when: rarely(when ?? fc.constant<Json>({ '<': [{ var: 'run.turn' }, 3] })),
    unless: rarely(unless),
    on_unknown: fc.constantFrom('refuse', 'refuse', 'refuse', 'terminate', undefined, undefined),
    mode: fc.constantFrom('shadow', undefined, undefined, undefined),
  })
  // Entries without a value are keys that are not written.
  return parts.map((each) => ({ event, ...Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined)) }))
}

function acting(base: Draft, ...actions: readonly fc.Arbitrary<JsonObject>[]): Draft {
  return fc.tuple(base, fc.oneof(...actions)).map(([rule, action]) => ({ ...rule, ...action }))
}

const call = withMatch('tool_call', callMatcher, callMatcher, condition)

/** A guard on calls: it only ever refuses. */
export const guardRule: Draft = acting(call, fc.record({ skip: refusals }), fc.record({ skip: refusals }), fc.record({ terminate: ends }))

export const allowRule: Draft = fc
  .record({ match: callMatcher, unless: rarely(callMatcher), when: rarely(condition), on_unknown: fc.constantFrom('terminate', undefined, undefined) })
  .map((parts) => ({ event: 'tool_call', ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)), allow: true }))

/** Labels `untrusted`, whose doubt sets it too, and `seen` are declared by every pack (L-60). */
const notes = fc.constantFrom<JsonObject>({ note: { label: 'untrusted' } }, { note: { label: 'seen' } }, { note: { message: 'By ${rule}.' } }, { note: { label: 'seen', message: 'In turn ${run.turn}.' } })

function noteRule(event: Json, matcher: fc.Arbitrary<JsonObject>, when: fc.Arbitrary<Json> | undefined): Draft {
  return acting(withMatch(event, matcher, matcher, when), notes)
}

/** Rules on several kinds of event: only ends and notes may be (L-11). */
const severalKinds: Draft = fc
  .constantFrom<Json>(['tool_call', 'tool_result'], ['tool_call', 'completion_call'], ['completion_response', 'stream_response_finish', 'model_turn_finished'])
  .chain((events) => acting(withMatch(events, plainMatcher([]), plainMatcher([]), undefined), fc.record({ terminate: ends }), notes))

function callRule(options: RuleOptions): Draft {
  const rewrites = acting(call, fc.record({ rewrite: fc.array(operations, { minLength: 1, maxLength: 2 }) }))
  const others = acting(
    call,
    fc.constantFrom<JsonObject>(
      { ask: { question: 'Run ${tool}?', timeout_ms: 1000, otherwise: 'Not approved.' } },
      { consult: { check: 'scan', timeout_ms: 1000 } },
      { consult: { check: 'scan', timeout_ms: 1000, on_failure: 'terminate' } },
    ),
  )
  return fc.oneof(
    { arbitrary: guardRule, weight: 5 },
    { arbitrary: rewrites, weight: 4 },
    ...(options.asksOthers ? [{ arbitrary: others, weight: 2 }] : []),
  )
}

function resultRule(options: RuleOptions): Draft {
  const base = withMatch('tool_result', resultMatcher, resultMatcher, undefined)
  return acting(
    base,
    fc.record({ redact: redactions }),
    fc.record({ redact: redactions }),
    fc.record({ redact: redactions }),
    fc.constantFrom<JsonObject>({ replace: { text: 'Hidden.' } }, { replace: { text: 'here is tok_9', is_error: true } }, { replace: { json: { n: 9, ssn: 'KEY-1' } } }),
    fc.constantFrom<JsonObject>({ truncate: { max_chars: 6, note: ' [cut]' } }, { truncate: { max_chars: 12 } }),
    fc.record({ terminate: ends }),
    ...(options.asksOthers ? [fc.constant<JsonObject>({ consult: { check: 'scan', timeout_ms: 1000 } })] : []),
  )
}

const completionRule: Draft = acting(
  withMatch('completion_call', plainMatcher([{ prompt: { contains: 'go' } }, { prompt: { not: { starts_with: 'a' } } }]), plainMatcher([{ prompt: 'go on' }]), undefined),
  fc.record({ terminate: ends }),
  fc.constantFrom<Json>(
    { temperature: 0 }, { temperature: 1, max_tokens: 5 }, { preamble: 'Brief.' }, { extra_context: [{ id: 'a', text: 'first' }] }, { additional_params: { a: { x: 1 }, b: 1 } },
    { additional_params: { a: { y: 2 } } }, { tool_choice: 'auto' }, { tool_choice: 'none' }, { history: { keep_last: 1 } }, { history: { keep_last: 2 } },
    { history: { redact: { patterns: [{ name: 'tok', pattern: 'tok_[0-9]' }] } } },
  ).map((patch) => ({ patch })),
  fc.constantFrom<Json>({ active_tools: ['act', 'look', 'stale'] }, { active_tools: { except: ['bash'] } }, { active_tools: { tool: 'a*' } }).map((patch) => ({ patch })),
)

const invalidRule: Draft = acting(
  withMatch('invalid_tool_call', plainMatcher([{ tool: 'Terminal' }, { tool: 're*' }, { args: { '$.n': { gt: 2 } } }]), plainMatcher([{ tool: 'act2' }]), undefined),
  fc.constantFrom<JsonObject>(
    { skip: 'No ${tool}.' }, { terminate: 'Over.' }, { fail: true }, { retry: 'Not ${tool}; use ${allowed_tools}.' },
    { repair: { to: 'act' } }, { repair: { map: { Terminal: 'bash', reed: 'look' } } }, { repair: { closest: { max_distance: 2 } } },
  ),
)

function endRule(event: string, own: readonly JsonObject[]): Draft {
  return acting(withMatch(event, plainMatcher(own), plainMatcher(own), undefined), fc.record({ terminate: ends }))
}

const said: readonly JsonObject[] = [{ text: { contains: 'leak' } }, { text: { not: { starts_with: 'a' } } }, { text: { exists: true, not: { contains: 'leak' } } }, { text: { length: { gt: 4 } } }]

/** A rule of any kind of event, without its id. */
export function anyRule(options: RuleOptions, theme: Theme): Draft {
  return fc.oneof(
    { arbitrary: callRule(options), weight: theme === 'calls' ? 60 : 4 },
    { arbitrary: resultRule(options), weight: theme === 'results' ? 60 : 4 },
    { arbitrary: completionRule, weight: 3 },
    { arbitrary: invalidRule, weight: 2 },
    { arbitrary: noteRule('tool_call', callMatcher, condition), weight: theme === 'calls' ? 6 : 1 },
    { arbitrary: noteRule('tool_result', resultMatcher, undefined), weight: theme === 'results' ? 6 : 1 },
    { arbitrary: noteRule('completion_call', plainMatcher([{ prompt: { contains: 'go' } }]), undefined), weight: 1 },
    { arbitrary: severalKinds, weight: 2 },
    { arbitrary: endRule('text_delta', said), weight: 1 },
    { arbitrary: endRule('completion_response', said), weight: 1 },
    { arbitrary: endRule('stream_response_finish', said), weight: 1 },
    { arbitrary: endRule('model_turn_finished', said), weight: 1 },
    { arbitrary: endRule('tool_call_delta', said), weight: theme === 'deltas' ? 20 : 1 },
  )
}
