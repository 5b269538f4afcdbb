import { describe, expect, test } from 'vitest'
import { aPolicy } from '../../../../test/support/compiled-policy.ts'
import type { Json, JsonObject } from '../../../core/base/json.ts'
import { preparedCases } from '../../../tools/policy-test/prepared-cases.ts'
import { runCases } from '../../../tools/policy-test/run-cases.ts'
import { traceFailures } from './trace-failures.ts'

const amount = (value: Json): JsonObject => ({ call: { tool: 'pay', args: { amount: value } } })
const above = (least: number, parts: JsonObject): JsonObject => ({
  event: 'tool_call',
  match: { args: { '$.amount': { gt: least } } },
  skip: 'No.',
  ...parts,
})

/** By the names of the cases, without places: where something stands is the business of other tests. */
async function tracesOf(parts: JsonObject): Promise<Readonly<Record<string, readonly string[]>>> {
  const policy = aPolicy(parts)
  const results = await runCases(policy, preparedCases(policy))
  const traces = await traceFailures({ groups: [{ group: [], policy }] }, results)
  const lines = (text: string): readonly string[] => text.split('\n').map((line) => line.replace(/p\.yaml:\d+:\d+ /, ''))
  return Object.fromEntries([...traces].map(([{ name }, text]) => [name, lines(text)]))
}

describe('the trace of a case that failed', () => {
  test('tells the rule around the case, whatever it said, and not the cases that passed', async () => {
    const tests = [{ ...amount(5), expect: 'hit' }, { ...amount(5), expect: 'miss' }, { ...amount(6), expect: 'hit' }]
    expect(await tracesOf({ rules: [above(5, { id: 'cap', tests })] })).toEqual({
      'cap/1': ['acme/p#cap (skip): miss', '  $.amount "gt":5: miss, saw 5'],
    })
  })

  test('is about the step that failed first, not about one before or behind it', async () => {
    const steps = [{ ...amount(4), expect: 'continue' }, { ...amount(6), expect: 'continue' }, { ...amount(7), expect: 'continue' }]
    expect(await tracesOf({ rules: [above(5, { id: 'cap' })], tests: [{ steps }] })).toEqual({
      'tests/1': ['acme/p#cap (skip): hit', '  $.amount "gt":5: hit, saw 6'],
    })
  })

  test('says who kept the rule around the case from being asked (L-81)', async () => {
    const tests = [{ ...amount(9), expect: 'skip' }]
    expect(await tracesOf({ rules: [above(5, { id: 'first' }), above(7, { id: 'second', tests })] })).toEqual({
      'second/1': ['acme/p#first (skip): hit', '  $.amount "gt":5: hit, saw 9', 'acme/p#second (skip): not asked, acme/p#first closed the chain before'],
    })
  })

  test('judges a rule in the shadow as enforced in its own cases, and in no others (L-81)', async () => {
    const dark = above(5, { id: 'dark', mode: 'shadow', tests: [{ ...amount(6), expect: 'continue' }] })
    expect(await tracesOf({ rules: [dark], tests: [{ ...amount(6), expect: 'skip' }] })).toEqual({
      'dark/1': ['acme/p#dark (skip): hit', '  $.amount "gt":5: hit, saw 6'],
      'tests/1': ['acme/p#dark (skip, shadow): hit', '  $.amount "gt":5: hit, saw 6'],
    })
  })

  test('is told of the first 50 failures', async () => {
    const tests = [{ each: Array.from({ length: 52 }, (_, index) => index), ...amount('${each}'), expect: { decision: 'skip' } }]
    const names = Object.keys(await tracesOf({ rules: [above(100, { id: 'cap' })], tests }))
    expect([names.length, names.at(-1)]).toEqual([50, 'tests/1[50]'])
  })
})
