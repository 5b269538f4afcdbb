import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../src/core/base/json.ts'
import { readEventLine, type EventReading } from '../../src/core/records/read-event.ts'
import { createEngine } from '../../src/core/runs/engine.ts'
import { createTraceSession } from '../../src/core/runs/trace-session.ts'
import { compilePacks } from '../support/open-policy.ts'
import type { RandomPack } from '../support/random-policy.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

const refusesAll = (event: string, more: JsonObject): JsonObject => ({ id: event.replaceAll('_', '-'), event, ...more })

/** Refuses what each line below says. */
const pack: RandomPack = {
  tier: 'host',
  document: {
    sluice: 1,
    pack: { id: 't/p', version: '1.0.0' },
    rules: [
      refusesAll('tool_call', { match: { tool: 'bash' }, unless: { args: { '$.command': 'ls' } }, skip: 'No.' }),
      refusesAll('tool_result', { match: { tool: 'bash', result: { contains: 'boom' } }, replace: { text: 'Hidden.' } }),
      refusesAll('invalid_tool_call', { match: { tool: 'Bash' }, skip: 'No.' }),
      refusesAll('completion_call', { match: 'any', terminate: 'Over.' }),
      refusesAll('completion_response', { match: { text: { contains: 'leak' } }, terminate: 'Over.' }),
      refusesAll('stream_response_finish', { match: { text: { contains: 'leak' } }, terminate: 'Over.' }),
      refusesAll('model_turn_finished', { match: 'any', terminate: 'Over.' }),
      refusesAll('text_delta', { match: { text: { contains: 'leak' } }, terminate: 'Over.' }),
      refusesAll('tool_call_delta', { match: 'any', terminate: 'Over.' }),
    ],
  },
}
const compiled = compilePacks([pack])

const frame: JsonObject = { run_id: 'A', turn: 1 }
/** Each with the fields that it cannot do without (L-90). */
const lines: readonly JsonObject[] = [
  { kind: 'tool_call', tool_name: 'bash', args: { command: 'rm' }, ...frame },
  { kind: 'tool_call', tool_name: 'bash', args_text: '{"command":"rm"}', ...frame },
  { kind: 'tool_result', tool_name: 'bash', args: { command: 'rm' }, result: 'boom', ...frame },
  { kind: 'invalid_tool_call', tool_name: 'Bash', available_tools: ['bash'], allowed_tools: ['bash'], ...frame },
  { kind: 'completion_call', ...frame },
  { kind: 'completion_response', response: 'a leak', ...frame },
  { kind: 'stream_response_finish', response: 'a leak', ...frame },
  { kind: 'model_turn_finished', content: [], ...frame },
  { kind: 'text_delta', delta: 'k', aggregated: 'a leak', ...frame },
  { kind: 'tool_call_delta', delta: '{', ...frame },
]

type Read = (line: string) => EventReading

function decisionOf(read: Read, text: string): string {
  const reading = read(text)
  if (!reading.ok) return 'error'
  const session = createTraceSession({ engine: createEngine({ stack: compiled.stack, reporter: () => undefined }), policy: 'sha256:0' })
  const { decision } = session.decideSync(reading.value).json()
  return typeof decision === 'string' ? decision : 'none'
}

/** Members written one by one, so that one can stand twice. */
function written(members: readonly (readonly [string, Json])[]): string {
  return `{${members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`
}

function camel(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())
}

const spellings: readonly ((name: string) => string)[] = [
  camel, (name) => name.toUpperCase(), (name) => name.replaceAll('_', '-'), (name) => `${name} `, (name) => `${name}s`, (name) => name.slice(1),
  (name) => name.replaceAll('_', ''), (name) => `x_${name}`, (name) => ({ args: 'arguments', tool_name: 'tool', result: 'output', kind: 'type', run_id: 'session_id' })[name] ?? `${name}2`,
]

function law(read: Read): void {
  const change = fc.record({ line: fc.constantFrom(...lines), at: fc.nat({ max: 12 }), how: fc.constantFrom('drop', 'rename', 'double', 'double with another value', 'null', 'other case, both'), spelling: fc.constantFrom(...spellings), value: fc.constantFrom<Json>('x', { command: 'ls' }, 'ls', 'look', null, '{"command":"ls"}') })
  fc.assert(
    fc.property(change, ({ line, at, how, spelling, value }) => {
      const members = Object.entries(line)
      expect(decisionOf(readEventLine, written(members))).not.toBe('continue')
      const index = at % members.length
      const [name, before] = members[index] ?? ['', null]
      // Null is a result and a response like any other.
      fc.pre(how !== 'null' || !['result', 'response'].includes(name))
      const others = members.filter((_each, position) => position !== index)
      const changed = {
        drop: others,
        rename: [...others, [spelling(name), before] as const],
        double: [...members, [name, before] as const],
        'double with another value': [...members, [name, value] as const],
        null: [...others, [name, null] as const],
        'other case, both': [...members, [camel(name) === name ? name.toUpperCase() : camel(name), value] as const],
      }[how]
      const decision = decisionOf(read, written(changed))
      expect(decision === 'continue' || decision === 'fail').toBe(false)
    }),
    effort(800),
  )
}

describe('seam (L-90)', () => {
  test('a needed field that is dropped, renamed, doubled or null gives an error or a refusal, never a start', () => law(readEventLine))

  test.each([
    ['toolCallId', 'tool_call_id'], ['internalCallId', 'internal_call_id'], ['Env', 'env'], ['runId', 'run_id'], ['agent_', 'agent'], ['USER', 'user'], ['parentRunId', 'parent_run_id'], ['Approval', 'approval'], ['MCP', 'mcp'],
    ['call_id', 'tool_call_id'], ['tool_use_id', 'tool_call_id'], ['parameters', 'args'], ['input', 'args'], ['function_name', 'tool_name'],
  ])('an optional field under the wrong name is an error: %s for %s', (wrong, right) => {
    const reading = readEventLine(written([...Object.entries(lines[0] ?? {}), [wrong, 'x']]))
    expect(reading).toMatchObject({ ok: false, field: wrong, hint: `the field is called \`${right}\`` })
  })

  test('a name in one object twice is an error at any depth, however it is spelled', () => {
    for (const args of ['{"command":"rm","command":"ls"}', '{"command":"rm","\\u0063ommand":"ls"}', '{"a":{"b":1,"b":2}}']) {
      const line = `{"kind":"tool_call","run_id":"A","turn":1,"tool_name":"bash","args":${args}}`
      expect(decisionOf(readEventLine, line)).toBe('error')
      // In `args_text` it is the call that is undecidable, not the line (L-91).
      expect(decisionOf(readEventLine, written([...Object.entries({ kind: 'tool_call', ...frame, tool_name: 'look' }), ['args_text', args]]))).toBe('fault')
    }
  })

  test('is caught when a reader fills in what is missing and takes the last of two', async () => {
    const lenient: Read = (text) => {
      const value = JSON.parse(text) as JsonObject
      return readEventLine(JSON.stringify({ args: {}, run_id: 'A', turn: 1, tool_name: '', kind: 'tool_call', ...value, ...(value['args_text'] === undefined ? {} : { args: undefined }) }))
    }
    expect(await verdictOn(() => law(lenient))).toBe('broken law')
  })
})
