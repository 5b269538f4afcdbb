import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aCompletionCall, aToolCall, aToolResult } from '../../../test/support/engine-events.ts'
import type { HookVerdict } from '../chain/hook.ts'
import type { Decision } from '../chain/resolution.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed } from '../flows/flow.ts'
import { parsePath } from '../paths/parse-path.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import { recordLimits } from './record-limits.ts'
import { toRecord, type RecordedRule, type RecordFacts } from './to-record.ts'

const key = new Uint8Array(32).fill(7)
const hmac = (canonical: string): string => createHmac('sha256', key).update(`value:${canonical}`).digest('hex')
const hashedName = (name: string): string =>
  `#${createHmac('sha256', key).update(`name:${JSON.stringify(name)}`).digest('hex').slice(0, 16)}`

function path(text: string): ArgPath {
  const read = parsePath(text)
  if (!read.ok) throw new Error(read.message)
  return read.path
}

const known = ['command', 'to', 'amount']
const rules: Record<string, RecordedRule> = {
  'a/p#guard': { template: 'No ${args.command} here.', recordArgs: [path('$.command'), path('$.to[*]')] },
  'a/p#redact': { recordArgs: [path('$.amount')] },
}
const facts: RecordFacts = {
  runId: 'r1',
  seq: 5,
  at: 1_764_500_000_000,
  turn: 2,
  policy: 'sha256:1',
  isAfterEnd: false,
  rule: (name) => rules[name],
  isKnownName: (name) => known.includes(name),
}
const base = { cause: 'policy', diagnostics: [], verdicts: [], flow: proceed() } as const
const hit = (rule: string, more: Partial<HookVerdict> = {}): HookVerdict => ({ rule, verdict: 'hit', action: 'skip', mode: 'enforce', settled: false, ...more })
const recordOf = (event: StepEvent, decision: Decision, more: Partial<RecordFacts> = {}) => toRecord(event, decision, { ...facts, ...more }, { key })

describe('the record of a call (L-83)', () => {
  const skipped: Decision = {
    ...base,
    kind: 'skip',
    reason: 'No "rm -rf /" here.',
    isError: false,
    decidedBy: 'a/p#guard',
    flow: { type: 'Skip', reason: 'No "rm -rf /" here.' },
    verdicts: [hit('a/p#guard', { mode: 'shadow' })],
  }

  test('holds paths, types, lengths and keyed hashes of the arguments and the template of the reason', () => {
    expect(recordOf(aToolCall({ command: 'rm -rf /', to: ['é', 5], n: {} }), skipped)).toEqual({
      format: 1,
      run_id: 'r1',
      seq: 5,
      at: 1_764_500_000_000,
      turn: 2,
      kind: 'tool_call',
      tool_name: 'shell',
      call_id: 'ic1',
      decision: 'skip',
      rule: 'a/p#guard',
      reason: 'No ${args.command} here.',
      args: {
        hmac: hmac('{"command":"rm -rf /","n":{},"to":["é",5]}'),
        leaves: [
          { path: '$.command', type: 'string', length: 8, hmac: hmac('"rm -rf /"') },
          { path: '$.to[0]', type: 'string', length: 1, hmac: hmac('"é"') },
          { path: '$.to[1]', type: 'number', hmac: hmac('5') },
          { path: `$['${hashedName('n')}']`, type: 'object', length: 0, hmac: hmac('{}') },
        ],
      },
      rules: [{ rule: 'a/p#guard', verdict: 'hit', action: 'skip', mode: 'shadow', settled: false }],
      diagnostics: [],
      policy: 'sha256:1',
    })
  })

  test('keeps the values that an enforced rule that hit opts in; a shadow rule, an unknown or a miss opts nothing in', () => {
    const event = aToolCall({ command: 'ls', to: ['a', 'b'] })
    const keptBy = (...verdicts: HookVerdict[]) => recordOf(event, { ...skipped, verdicts }).kept_args
    expect(keptBy(hit('a/p#guard'))).toEqual([{ path: '$.command', value: 'ls' }, { path: '$.to[*]', value: 'a' }, { path: '$.to[*]', value: 'b' }])
    expect(keptBy(hit('a/p#guard', { mode: 'shadow' }), hit('a/p#guard', { verdict: 'unknown' }), hit('a/p#guard', { verdict: 'miss' }), hit('other'))).toBeUndefined()
  })

  test('describes and keeps what ran, or would have, and never the arguments before a rewrite (S-66)', () => {
    const event = aToolCall({ command: 'secret' })
    const rewritten: Decision = { ...base, kind: 'rewrite', args: { command: '[gone]' }, decidedBy: 'a/p#guard', verdicts: [hit('a/p#guard')] }
    expect(recordOf(event, rewritten)).toMatchObject({ decision: 'rewrite', kept_args: [{ path: '$.command', value: '[gone]' }], args: { hmac: hmac('{"command":"[gone]"}') } })
    expect(recordOf(event, { ...skipped, salvagedArgs: null }).args).toEqual({ hmac: hmac('null'), leaves: [{ path: '$', type: 'null', hmac: hmac('null') }] })
  })

  test('calls a rewrite that changed nothing `continue`, and every answer that was no decision `fault` (L-12a, L-30)', () => {
    const event = aToolCall({ command: 'ls' })
    expect(recordOf(event, { ...base, kind: 'rewrite', args: { command: 'ls' }, decidedBy: 'a/p#guard' })).toMatchObject({ decision: 'continue' })
    const fault: Decision = { ...skipped, cause: 'fault', reason: 'Not executed: rule a/p#guard could not judge $.command: it is a number.' }
    expect(recordOf(event, fault)).toMatchObject({ decision: 'fault', rule: 'a/p#guard' })
    expect(recordOf(event, fault)).not.toHaveProperty('reason')
    expect(recordOf(event, { ...fault, kind: 'terminate' }, { isAfterEnd: true })).toMatchObject({ decision: 'terminate' })
  })

  test('keeps no reason that somebody else worded: a check, a hook in code', () => {
    expect(recordOf(aToolCall(), { ...skipped, decidedBy: 'a/p#redact' })).not.toHaveProperty('reason')
    expect(recordOf(aToolCall(), { ...skipped, decidedBy: 'somebody' })).not.toHaveProperty('reason')
  })

  test('names diagnostics by code, rule, flow and field, without their words', () => {
    const diagnostics = [{ code: 'SLC710', severity: 'warning', message: 'words', at: { kind: 'run', event: 'CompletionCall', hook: 'h', field: 'temperature' } }] as const
    const record = recordOf(aCompletionCall(), { ...base, kind: 'patch', patch: { temperature: 1, history: [] }, decidedBy: 'h', diagnostics })
    expect(record).toMatchObject({ decision: 'patch', patched: ['temperature', 'history'], diagnostics: [{ code: 'SLC710', severity: 'warning', rule: 'h', field: 'temperature' }] })
    expect(record).not.toHaveProperty('args')
  })

  test('names the exceptions that were used (L-19)', () => {
    const verdicts = [hit('a/p#guard', { verdict: 'miss', exception: 'a/p#ex' }), hit('a/p#guard', { verdict: 'miss', exception: 'a/p#ex', settled: true })]
    expect(recordOf(aToolCall(), { ...base, kind: 'continue', verdicts })).toMatchObject({ rules: [], exceptions: ['a/p#ex'] })
  })
})

describe('the record of a call that is not valid', () => {
  const event: StepEvent = { kind: 'InvalidToolCall', call: { toolName: 'Terminal', args: '{"command":"ls"}', availableTools: [], allowedTools: [], chatHistory: [], isStreaming: false } }

  test('names both tools, and reads the arguments as far as they are JSON (S-14, L-90)', () => {
    expect(recordOf(event, { ...base, kind: 'repair', toolName: 'bash', decidedBy: 'x' })).toMatchObject({
      tool_name: 'Terminal',
      repaired_to: 'bash',
      args: { leaves: [{ path: '$.command', type: 'string', length: 2 }] },
    })
    const leavesOf = (args: string) => recordOf({ ...event, call: { ...event.call, args } }, { ...base, kind: 'continue' }).args?.leaves
    expect(leavesOf('{"a":')).toEqual([{ path: '$', type: 'string', length: 5, hmac: hmac('"{\\"a\\":"') }])
    expect(leavesOf(' ')).toMatchObject([{ path: '$', type: 'object', length: 0 }])
  })

  test('that nobody recovers is reported as an unknown tool call (S-75)', () => {
    expect(recordOf(event, { ...base, kind: 'fail' }).diagnostics).toEqual([{ code: 'SLC709', severity: 'error' }])
  })
})

describe('the record of a result (S-67, S-68)', () => {
  const failed: StepEvent = {
    ...aToolResult('no way'),
    isError: true,
    outcome: { kind: 'error', failure: { kind: 'timeout', message: 'took 5 s', retryable: true, code: 'E5', httpStatus: 504 } },
    extensions: new Map([['trace', 1]]),
  }
  const replaced: Decision = { ...base, kind: 'replace', output: 'clean', text: 'clean', isError: true, final: false, decidedBy: 'a/p#redact' }

  test('describes what the model reads and the outcome', () => {
    expect(recordOf(failed, { ...base, kind: 'continue' })).toMatchObject({
      result: { type: 'string', length: 6, hmac: hmac('"no way"'), is_error: true },
      outcome: {
        kind: 'error',
        failure: { kind: 'timeout', retryable: true, http_status: 504, message_length: 8, message_hmac: hmac('"took 5 s"') },
        extensions: 1,
      },
    })
  })

  test('describes the replacement alone, and withholds message and extensions once something was hidden (L-83)', () => {
    expect(recordOf(failed, replaced)).toMatchObject({ result: { length: 5, hmac: hmac('"clean"') } })
    const withheld = { kind: 'error', failure: { kind: 'timeout', retryable: true, http_status: 504 }, is_withheld: true }
    expect(recordOf(failed, replaced).outcome).toEqual(withheld)
    const found: Decision = { ...base, kind: 'continue', verdicts: [hit('a/p#redact', { action: 'redact' })] }
    expect(recordOf(failed, found).outcome).toEqual(withheld)
  })

  test('has no result where nothing is delivered (S-46)', () => {
    const record = recordOf(failed, { ...base, kind: 'terminate', reason: 'over' })
    expect(record).not.toHaveProperty('result')
    expect(record.outcome).toMatchObject({ is_withheld: true })
  })
})

describe('the size of a record', () => {
  test('is bounded, whatever the arguments and names are, and what was cut is said', () => {
    const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${'x'.repeat(200)}${index}`, 'v'.repeat(100)]))
    const many = Array.from({ length: 500 }, (_, index) => hit(`a/p#${'r'.repeat(500)}${index}`))
    const event = aToolCall({ command: 'x'.repeat(100_000), to: Array.from({ length: 500 }, () => 'y'.repeat(1_000)), ...wide })
    const record = recordOf(event, { ...base, kind: 'continue', verdicts: [hit('a/p#guard'), ...many] }, { runId: 'r'.repeat(10_000) })
    expect(record.args?.leaves).toHaveLength(recordLimits.leaves)
    expect(record.args?.is_cut).toBe(true)
    expect(record.kept_args?.[0]).toEqual({ path: '$.command', is_too_long: true })
    expect(record.kept_args).toHaveLength(recordLimits.keptValues)
    expect(record.cut).toEqual(['rules'])
    expect(record.run_id).toBe(`${'r'.repeat(recordLimits.textLength)}…`)
    expect(JSON.stringify(record).length).toBeLessThan(200_000)
  })

  test('a list of exactly as many leaves as fit is not called cut', () => {
    const record = recordOf(aToolCall({ to: Array.from({ length: recordLimits.leaves }, () => 1) }), { ...base, kind: 'continue' })
    expect(record.args).not.toHaveProperty('is_cut')
  })

  test('deep arguments need no stack of their own', () => {
    let deep: unknown = 'leaf'
    for (let depth = 0; depth < 500; depth++) deep = { to: deep }
    const [leaf] = recordOf(aToolCall(deep as { to: string }), { ...base, kind: 'continue' }).args?.leaves ?? []
    expect(leaf?.path).toBe(`$${'.to'.repeat(500)}`.slice(0, recordLimits.pathLength) + '…')
  })
})

test('a key that is too short to protect anything is refused', () => {
  expect(() => toRecord(aToolCall(), { ...base, kind: 'continue' }, facts, { key: new Uint8Array(15) })).toThrow(RangeError)
})
