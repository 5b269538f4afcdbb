import { describe, expect, test } from 'vitest'
import { aPolicy } from '../../../test/support/compiled-policy.ts'
import type { JsonObject } from '../../core/base/json.ts'
import { runPolicyTests, type PolicyTestOptions } from './run-policy-tests.ts'

const call = (tool: string, args: JsonObject = {}): JsonObject => ({ call: { tool, args } })
const guard = (parts: JsonObject): JsonObject => ({ id: 'guard', event: 'tool_call', match: { tool: 'rm' }, skip: 'No.', ...parts })

/** Each case by its name, with what was wrong. */
async function run(parts: JsonObject, options?: PolicyTestOptions): Promise<Readonly<Record<string, readonly string[]>>> {
  const outcome = await runPolicyTests(aPolicy(parts), options)
  if (!outcome.ok) throw new Error(outcome.diagnostic.code)
  return Object.fromEntries(outcome.results.map(({ name, failures }) => [name, failures.map(({ step, message }) => (step === undefined ? message : `step ${step}: ${message}`))]))
}

describe('inline cases (L-80)', () => {
  test('are named after what they stand in, by place and expansion, and run in order', async () => {
    const parts = {
      rules: [guard({ tests: [{ ...call('rm'), expect: 'skip' }, { each: ['ls', 'cat'], ...call('${each}'), expect: 'continue' }] })],
      exceptions: [{ id: 'ex', rules: ['guard'], match: { args: { '$.ok': true } }, reason: 'Agreed', owner: 'sec', expires: '2027-03-31', tests: [{ ...call('rm', { ok: true }), at: '2027-01-01T00:00:00Z', expect: 'continue' }] }],
      tests: [{ ...call('rm'), expect: { rule: 'guard' } }],
    }
    expect(await run(parts)).toEqual({ 'guard/1': [], 'guard/2[1]': [], 'guard/2[2]': [], 'ex/1': [], 'tests/1': [] })
    const seen: string[] = []
    expect(Object.keys(await run(parts, { filter: 'guard/2', onCase: ({ name }) => seen.push(name) }))).toEqual(['guard/2[1]', 'guard/2[2]'])
    expect(seen).toEqual(['guard/2[1]', 'guard/2[2]'])
  })

  test('that fail say what was wanted and what came', async () => {
    expect(await run({ rules: [guard({ tests: [{ ...call('rm'), expect: 'continue' }, { ...call('ls'), expect: 'hit' }] })] })).toEqual({
      'guard/1': ['decision: want "continue", got "skip"'],
      'guard/2': ['verdict: want "hit", got "miss"'],
    })
  })

  test('are counted', async () => {
    const outcome = await runPolicyTests(aPolicy({ rules: [guard({ tests: [{ ...call('rm'), expect: 'skip' }, { ...call('rm'), expect: 'miss' }] })] }))
    expect(outcome).toMatchObject({ ok: true, passed: 1, failed: 1 })
  })

  test('each run in runs of their own: an end in one is not known to the next (S-33a)', async () => {
    const tests = [{ ...call('rm'), expect: 'terminate' }, { ...call('ls'), expect: 'continue' }]
    const rule = { id: 'end', event: 'tool_call', match: { tool: 'rm' }, terminate: 'Over.', tests }
    expect(await run({ rules: [rule] })).toEqual({ 'end/1': [], 'end/2': [] })
  })

  test('with steps share one run, and a failure names its step', async () => {
    const steps = [{ ...call('rm'), expect: 'terminate' }, call('ls'), { ...call('ls'), expect: 'continue' }]
    const rule = { id: 'end', event: 'tool_call', match: { tool: 'rm' }, terminate: 'Over.', tests: [{ steps }] }
    expect(await run({ rules: [rule] })).toEqual({ 'end/1': ['step 3: decision: want "continue", got "terminate"'] })
  })
})

test('a result that was replaced with null is null, not what it was before', async () => {
  const rule = { id: 'hide', event: 'tool_result', match: { tool: 'read' }, replace: { json: null } }
  const tests = [
    { result: { tool: 'read', args: {}, result: 'secret' }, expect: { decision: 'replace', result: null } },
    { result: { tool: 'read', args: {}, result: 'secret' }, expect: { result: 'secret' } },
  ]
  expect(await run({ rules: [{ ...rule, tests }] })).toEqual({ 'hide/1': [], 'hide/2': ['result: want "secret", got null'] })
})

describe('the verdict of the rule that a case stands in is its own, whatever others decide (L-80)', () => {
  test('also where another rule stops the call before it', async () => {
    const first = { id: 'first', event: 'tool_call', match: { tool: 'rm' }, skip: 'First.' }
    expect(await run({ rules: [first, guard({ tests: [{ ...call('rm'), expect: 'hit' }] })] })).toEqual({ 'guard/1': [] })
  })

  test('unreadable arguments are unknown to it (L-91)', async () => {
    const tests = [{ call: { tool: 'ls', args_text: '{' }, expect: 'unknown' }]
    expect(await run({ rules: [guard({ tests })] })).toEqual({ 'guard/1': [] })
  })
})

describe('a case inside a rule that expects an intervention', () => {
  test('must be decided by that rule (L-81)', async () => {
    const first = { id: 'first', event: 'tool_call', match: { tool: 'rm' }, skip: 'First.' }
    expect(await run({ rules: [first, guard({ tests: [{ ...call('rm'), expect: 'skip' }] })] })).toEqual({
      'guard/1': ['the rule `guard` did not make the decision that its case expects'],
    })
  })

  test('judges a shadow rule as enforced, and only there (L-81)', async () => {
    const tests = [{ ...call('rm'), expect: 'skip' }]
    const parts = { rules: [guard({ mode: 'shadow', tests })], tests: [{ ...call('rm'), expect: { decision: 'continue', shadow: ['guard'] } }] }
    expect(await run(parts)).toEqual({ 'guard/1': [], 'tests/1': [] })
  })
})

describe('those who are asked answer as the case says (L-80)', () => {
  const ask = { id: 'person', event: 'tool_call', match: { tool: 'buy' }, ask: { question: 'Buy?', timeout_ms: 1_000, otherwise: 'Not bought.' } }
  const consult = { id: 'scan', event: 'tool_call', match: { tool: 'buy' }, consult: { check: 'scanner', timeout_ms: 1_000 } }

  test('a person: the hash is filled in; no answer is a fault of the installation (L-12a, L-36)', async () => {
    const tests = [
      { ...call('buy'), answers: { person: { approved: true } }, expect: 'continue' },
      { ...call('buy'), answers: { 'acme/p#person': { approved: false } }, expect: { decision: 'skip', reason: 'Not bought.' } },
      { ...call('buy'), answers: { person: { approved: true, args_sha256: 'other' } }, expect: 'skip' },
      { ...call('buy'), expect: 'fault' },
    ]
    expect(await run({ rules: [{ ...ask, tests }] })).toEqual({ 'person/1': [], 'person/2': [], 'person/3': [], 'person/4': [] })
  })

  test('a check: one answer, a list of which the last goes on, a throw, a delay without waiting (S-101, L-12a)', async () => {
    const tests = [
      { ...call('buy'), checks: { scanner: { decision: 'allow' } }, expect: 'continue' },
      { ...call('buy'), checks: { scanner: { decision: 'deny', reason: 'no' } }, expect: { decision: 'skip', reason: "denied by rule 'acme/p#scan': no" } },
      { steps: [{ ...call('buy'), expect: 'skip' }, { ...call('buy'), expect: 'continue' }], checks: { scanner: [{ decision: 'deny' }, { decision: 'allow' }] } },
      {
        steps: [
          { ...call('buy'), checks: { scanner: { decision: 'allow' } }, expect: 'continue' },
          { ...call('buy'), expect: 'skip' },
          { ...call('buy'), expect: 'continue' },
          { ...call('buy'), expect: 'continue' },
        ],
        checks: { scanner: [{ decision: 'deny' }, { decision: 'allow' }] },
      },
      { ...call('buy'), checks: { scanner: { throws: true } }, expect: 'fault' },
      { ...call('buy'), checks: { scanner: { delay_ms: 999 } }, expect: 'continue' },
      { ...call('buy'), checks: { scanner: { delay_ms: 60_000, decision: 'allow' } }, expect: 'fault' },
      { ...call('buy'), expect: 'fault' },
    ]
    expect(await run({ rules: [{ ...consult, tests }] })).toEqual(Object.fromEntries(tests.map((_, index) => [`scan/${index + 1}`, []])))
  })
})

describe('labels', () => {
  test('that were set in the run can be expected (L-60)', async () => {
    const rule = { id: 'mark', event: 'tool_result', match: { tool: 'fetch' }, note: { label: 'untrusted' } }
    const tests = [{ result: { tool: 'fetch', result: 'x' }, expect: { labels: ['untrusted'] } }, { result: { tool: 'read', result: 'x' }, expect: { labels: [] } }]
    expect(await run({ labels: { untrusted: { taint: true } }, rules: [{ ...rule, tests }] })).toEqual({ 'mark/1': [], 'mark/2': [] })
  })
})

test('a case that states no readable event fails with its reason', async () => {
  const tests = [{ call: { tool: 'rm', args: {} }, at: 'tomorrow', expect: 'skip' }]
  const outcome = await run({ rules: [guard({ tests })] }).catch((thrown: unknown) => (thrown instanceof Error ? thrown.message : ''))
  expect(JSON.stringify(outcome)).toMatch(/`at`/)
})
