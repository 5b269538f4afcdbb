import { describe, expect, test } from 'vitest'
import { aPolicy } from '../../../test/support/compiled-policy.ts'
import { policyFacts } from './policy-facts.ts'

const policy = aPolicy({
  rules: [
    {
      id: 'guard',
      event: 'tool_call',
      match: { tool: 'pay', any: [{ args: { '$.a': 'x' } }, { args: { "$['b','c'][*]": { some: { '$.d': 5 } } } }] },
      when: { '>': [{ var: 'args.e.f' }, 1] },
      unless: { args: { '$..g': { count: { of: { '$.h': 1 }, gte: 1 } } } },
      skip: 'No ${args.zz} for ${tool}; $${x}.',
      record: { args: ['$.kept[0]'] },
    },
    { id: 'person', event: 'tool_call', match: { tool: 'buy' }, ask: { question: 'Buy ${args.q}?', timeout_ms: 5, otherwise: 'Not bought in ${run.turn}.' } },
    { id: 'hide', event: 'tool_result', match: { result: { '$.secret': 'x' } }, replace: { text: 'Hidden.' } },
    { id: 'list', event: 'tool_call', match: { args: { '$.i': 'x' } }, allow: true },
  ],
  unmatched: { match: { tool: 'pay' }, terminate: 'Not listed: ${tool}.' },
  exceptions: [{ id: 'e', rules: ['guard'], match: { args: { '$.j': 1 } }, reason: 'Agreed', owner: 'sec', expires: '2027-03-31' }],
})
const facts = policyFacts(policy, 'sha256:1')

describe('what records may repeat of a policy (L-83)', () => {
  test('is the template of an answer with its names, by full name', () => {
    expect(facts.rule('acme/p#guard')?.template).toBe('No ${args.zz} for ${tool}; ${x}.')
    expect(facts.rule('acme/p#person')?.template).toBe('Not bought in ${run.turn}.')
    expect(facts.rule('acme/p#unmatched')).toEqual({ template: 'Not listed: ${tool}.', recordArgs: [] })
    expect(facts.rule('acme/p#hide')).toEqual({ recordArgs: [] })
    expect(facts.rule('guard')).toBeUndefined()
  })

  test('are the paths that a rule opts in', () => {
    expect(facts.rule('acme/p#guard')?.recordArgs.map(({ text }) => text)).toEqual(['$.kept[0]'])
  })

  test('are the names that its tests of arguments write, and no others', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'kept']
    expect(names.filter((name) => !facts.isKnownName(name))).toEqual([])
    expect(['secret', 'pay', 'x', 'zz', '', '__proto__', 'constructor'].filter(facts.isKnownName)).toEqual([])
  })

  test('and the digest that it was given', () => {
    expect(facts.policy).toBe('sha256:1')
  })
})
