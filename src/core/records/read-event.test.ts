import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../base/json.ts'
import { readEvent } from './read-event.ts'

const call: JsonObject = { kind: 'tool_call', run_id: 'r', turn: 1, tool_name: 'pay', args: {} }
const result: JsonObject = { ...call, kind: 'tool_result', result: 'x' }

/** What is wrong with a line, or its event. */
function problem(line: JsonObject): string | undefined {
  const reading = readEvent(line)
  return reading.ok ? undefined : `${reading.field ?? ''}: ${reading.message}${reading.hint === undefined ? '' : `; ${reading.hint}`}`
}

function outcome(line: JsonObject): unknown {
  const reading = readEvent(line)
  if (!reading.ok) throw new Error(reading.message)
  return reading.value.event.kind === 'ToolResult' ? reading.value.event.outcome : undefined
}

describe('the true identity of a tool (L-90)', () => {
  test('has a text for the server and one for the tool', () => {
    const reading = readEvent({ ...call, mcp: { server: 'mail', tool: 'send' } })
    expect(reading).toMatchObject({ ok: true, value: { event: { mcp: { server: 'mail', tool: 'send' } } } })
  })

  test.each<[JsonObject]>([[{ server: 'mail' }], [{ tool: 'send' }], [{ server: 'mail', tool: 5 }], [{ server: null, tool: 'send' }], [{}]])(
    'is no half: %j',
    (mcp) => {
      const want = 'mcp: `mcp` must have the texts `server` and `tool`'
      expect(problem({ ...call, mcp })).toBe(want)
      expect(problem({ ...result, mcp })).toBe(want)
    },
  )

  test('may be left out', () => {
    expect(problem({ ...call, mcp: null })).toBeUndefined()
    expect(problem(call)).toBeUndefined()
  })
})

describe('the outcome of a result (L-90, S-17)', () => {
  test('has a failure of a known kind', () => {
    const failure = { kind: 'timeout', message: 'late', retryable: true, http_status: 504 }
    expect(outcome({ ...result, outcome: { kind: 'error', failure } })).toEqual({
      kind: 'error',
      failure: { kind: 'timeout', message: 'late', retryable: true, httpStatus: 504 },
    })
  })

  test.each<[JsonObject]>([[{ kind: 'time_out' }], [{ kind: 5 }], [{ kind: null }]])('is no failure of another kind: %j', (failure) => {
    const kinds = 'invalid_args, timeout, cancelled, not_found, permission_denied, rate_limited, provider, network, other'
    expect(problem({ ...result, outcome: { kind: 'error', failure } })).toBe(
      `outcome: the \`kind\` of a \`failure\` is not a known one; one of ${kinds}`,
    )
  })

  test.each<[JsonObject]>([[{ kind: 'error', failure: 'late' }], [{ kind: 'error', failure: [] }]])('has a map for a failure: %j', (stated) => {
    expect(problem({ ...result, outcome: stated })).toBe('outcome: a `failure` must be an object')
  })

  test('without a word on the kind is any other failure', () => {
    expect(outcome({ ...result, outcome: 'error', error: 'no' })).toEqual({ kind: 'error', failure: { kind: 'other', message: 'no' } })
    expect(outcome({ ...result, error: 'no' })).toEqual({ kind: 'error', failure: { kind: 'other', message: 'no' } })
    expect(outcome({ ...result, outcome: { kind: 'error', failure: { message: 'no' } } })).toEqual({
      kind: 'error',
      failure: { kind: 'other', message: 'no' },
    })
  })

  test.each<[JsonObject]>([[{ outcome: 'success' }], [{ outcome: { kind: 'success' } }]])('is not success beside an error: %j', (stated) => {
    expect(problem({ ...result, ...stated, error: 'no' })).toBe(
      'error: `error` stands beside an `outcome` of success; a result is one of them',
    )
    expect(problem({ ...result, ...stated, error: null })).toBeUndefined()
  })

  test('is one of four words', () => {
    expect(problem({ ...result, outcome: 'ok' })).toBe('outcome: `outcome` is none of success, error, skipped, denied')
  })
})

describe('the history of a model call (L-90)', () => {
  const completion: JsonObject = { kind: 'completion_call', run_id: 'r', turn: 1 }

  test('is a list of messages, which may have no content', () => {
    const reading = readEvent({ ...completion, history: [{ role: 'assistant', tool_calls: [] }] })
    expect(reading).toMatchObject({ ok: true, value: { event: { history: [{ role: 'assistant', tool_calls: [] }] } } })
    expect(problem({ ...completion, history: null })).toBeUndefined()
  })

  test.each<[JsonObject]>([[{ list: ['hi'] }], [{ list: [null] }], [{ list: [{ content: 'hi' }] }], [{ list: [{ role: 5 }] }]])(
    'holds nothing else: %j',
    ({ list = null }) => {
      expect(problem({ ...completion, history: list })).toBe(
        'history: `history` must be an array of messages, which are objects with a `role`',
      )
    },
  )

  test('is no other value', () => {
    expect(problem({ ...completion, history: 'hi' })).toBe(
      'history: `history` must be an array of messages, which are objects with a `role`, not string',
    )
  })
})
