import { describe, expect, test } from 'vitest'
import { aCallEvent, aCompiledPolicy, anEvent } from '../../../test/support/compiled-policy.ts'
import type { JsonObject } from '../base/json.ts'
import { createScratchpad } from '../events/scratchpad.ts'
import type { TraceEvent } from '../records/trace-event.ts'
import type { RuleVerdict } from './rule-verdict.ts'

function judge(rule: JsonObject, { event, ...facts }: TraceEvent, parts: JsonObject = {}): RuleVerdict | undefined {
  const { rules } = aCompiledPolicy([rule], parts)
  const context = { runId: facts.runId, turn: facts.turn, isStreaming: false, env: facts.env, scratchpad: createScratchpad() }
  return rules.get('acme/p#r0')?.judge(event, facts.at === undefined ? context : { ...context, at: facts.at })
}

const hit = { args: { '$.n': { gt: 0 } } }
const miss = { args: { '$.n': { gt: 100 } } }
const unknown = { args: { '$.text': { gt: 0 } } }
const call = aCallEvent('pay', { n: 5, text: 'five' })
const whenUnknown = { '>': [{ var: 'args.text' }, 0] }
const whenHit = { '>': [{ var: 'args.n' }, 0] }
const whenMiss = { '>': [{ var: 'args.n' }, 100] }

describe('a verdict is `match` AND `when` AND NOT `unless` (L-12)', () => {
  test.each<[RuleVerdict['verdict'], string, JsonObject]>([
    ['hit', 'match hit', { match: hit }],
    ['miss', 'match miss', { match: miss }],
    ['unknown', 'match unknown', { match: unknown }],
    ['hit', 'when hit, without a match', { when: whenHit }],
    ['hit', 'both hit', { match: hit, when: whenHit }],
    ['miss', 'match hit, when miss', { match: hit, when: whenMiss }],
    ['miss', 'match miss, when unknown', { match: miss, when: whenUnknown }],
    ['miss', 'match unknown, when miss', { match: unknown, when: whenMiss }],
    ['unknown', 'match hit, when unknown', { match: hit, when: whenUnknown }],
    ['unknown', 'match unknown, when hit', { match: unknown, when: whenHit }],
    ['miss', 'unless hit', { match: hit, unless: hit }],
    ['hit', 'unless miss', { match: hit, unless: miss }],
    ['unknown', 'unless unknown', { match: hit, unless: unknown }],
    ['miss', 'match unknown, unless hit', { match: unknown, unless: hit }],
    ['unknown', 'match unknown, unless miss', { match: unknown, unless: miss }],
    ['miss', 'match miss, unless unknown', { match: miss, unless: unknown }],
    ['miss', 'a hit in one of two permits', { match: hit, unless: { any: [unknown, hit] } }],
  ])('%s: %s', (want, _name, parts) => {
    expect(judge({ event: 'tool_call', skip: 'No.', ...parts }, call)?.verdict).toBe(want)
  })

  test('the cause names the first part that could not be judged, by its path and without its value', () => {
    expect(judge({ event: 'tool_call', skip: 'No.', match: unknown }, call)).toEqual({
      verdict: 'unknown',
      cause: { path: '$.text', why: 'it is a text that `gt` does not judge' },
    })
    const inPermit = judge({ event: 'tool_call', skip: 'No.', match: hit, unless: unknown }, call)
    expect(inPermit).toMatchObject({ verdict: 'unknown', cause: { path: '$.text' } })
  })

  test('a permit over a missing value is no hit, so the guard stands (L-13)', () => {
    const rule = { event: 'tool_call', skip: 'No.', match: { tool: 'pay' }, unless: { args: { '$.amount': { between: [1, 500] } } } }
    const verdictOf = (args: JsonObject) => judge(rule, aCallEvent('pay', args))?.verdict
    expect([verdictOf({}), verdictOf({ amount: null }), verdictOf({ amount: '5' }), verdictOf({ amount: 0 }), verdictOf({ amount: 501 })]).toEqual([
      'hit',
      'hit',
      'unknown',
      'hit',
      'hit',
    ])
    expect(verdictOf({ amount: 500 })).toBe('miss')
  })
})

describe('an exception is one more `unless` (L-19)', () => {
  const exception = (match: JsonObject, expires = '2027-03-31') => ({
    exceptions: [{ id: 'e', rules: ['r0'], match, reason: 'Agreed', owner: 'sec', expires }],
  })
  const rule = { event: 'tool_call', match: hit, skip: 'No.' }
  const at = (time: string) => aCallEvent('pay', { n: 5, text: 'five' }, { at: Date.parse(time) })

  test('it is named where it was used', () => {
    expect(judge(rule, at('2027-01-01T00:00:00Z'), exception(hit))).toEqual({ verdict: 'miss', exception: 'acme/p#e' })
  })

  test('it applies to the end of its last day in UTC, and not where no time is known', () => {
    expect(judge(rule, at('2027-03-31T23:59:59.999Z'), exception(hit))?.verdict).toBe('miss')
    expect(judge(rule, at('2027-04-01T00:00:00Z'), exception(hit))).toEqual({ verdict: 'hit' })
    expect(judge(rule, call, exception(hit))).toEqual({ verdict: 'hit' })
  })

  test('one that cannot be judged makes a hit unknown; one that has ended does not', () => {
    expect(judge(rule, at('2027-01-01T00:00:00Z'), exception(unknown))?.verdict).toBe('unknown')
    expect(judge(rule, at('2028-01-01T00:00:00Z'), exception(unknown))?.verdict).toBe('hit')
  })

  test('the own `unless` of a rule is not named as an exception', () => {
    expect(judge({ ...rule, unless: hit }, at('2027-01-01T00:00:00Z'), exception(hit))).toEqual({ verdict: 'miss' })
  })
})

describe('rules on results see started calls only, unless they ask for skipped ones (L-60)', () => {
  const skipped = anEvent({ kind: 'tool_result', tool_name: 'pay', args: {}, result: 'Not run.', outcome: 'skipped' })
  const result = { event: 'tool_result', replace: { text: 'Hidden.' } }

  test.each<[RuleVerdict['verdict'], JsonObject]>([
    ['miss', { match: { tool: 'pay' } }],
    ['miss', { match: { result: { contains: 'run' } } }],
    ['hit', { match: { outcome: 'skipped' } }],
    ['hit', { match: { any: [{ outcome: ['skipped', 'error'] }, { tool: 'x' }] } }],
    ['hit', { match: { tool: 'pay' }, when: { '==': [{ var: 'outcome' }, 'skipped'] } }],
    ['miss', { match: { outcome: 'success' } }],
  ])('%s: %j', (want, parts) => {
    expect(judge({ ...result, ...parts }, skipped)?.verdict).toBe(want)
  })
})

test('the text so far of a tool call has the fragments at which another test already missed (L-17)', () => {
  const match: JsonObject = { run: { turn: { gte: 2 } }, text: { contains: 'secret' } }
  const { rules } = aCompiledPolicy([{ event: 'tool_call_delta', match, terminate: 'Over.' }])
  const scratchpad = createScratchpad()
  const said = [{ turn: 1, delta: 'sec' }, { turn: 2, delta: 'ret' }].map(({ turn, delta }) => {
    const { event } = anEvent({ kind: 'tool_call_delta', tool_call_id: 't', delta })
    return rules.get('acme/p#r0')?.judge(event, { runId: 'r', turn, isStreaming: true, env: {}, scratchpad })
  })
  expect(said).toEqual([{ verdict: 'miss' }, { verdict: 'hit' }])
})
