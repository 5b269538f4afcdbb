import { describe, expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { createLookups } from '../events/lookups.ts'
import { plainWorld } from '../events/plain-world.ts'
import { bindOperator, type OperatorModifiers } from './define-operator.ts'
import { email } from './email.ts'

const facts = { env: {} }

function judge(param: Json, value: Json, modifiers: OperatorModifiers = {}): string {
  expect(email.param.safeParse(param).error).toBeUndefined()
  return bindOperator(email, param, modifiers)(value, facts)
}

const internal = { every: { domain: 'example.com' }, empty: 'hit' }

test.each<[Json, string]>([
  ['ann@example.com', 'hit'],
  ['ann@EXAMPLE.com', 'hit'],
  ['ann@example.com.', 'hit'],
  ['"bob@evil.test" <bob@Example.COM>', 'hit'],
  [['Ann <ann@example.com>', { name: 'Bob', email: 'bob@example.com' }], 'hit'],
  ['', 'hit'],
  [[], 'hit'],
  ['undisclosed:;', 'hit'],
  ['ann@example.com, bob@evil.test', 'miss'],
  ['ann@example.com.evil.test', 'miss'],
  ['ann@mail.example.com', 'miss'],
  ['ann@notexample.com', 'miss'],
  ['ann@[10.0.0.1]', 'miss'],
  ['ann@еxample.com', 'miss'],
  [['ann@example.com', 'eve@evil.test'], 'miss'],
  ['Team: ann@example.com, eve@evil.test;', 'miss'],
  ['ann@example.com; eve@evil.test', 'unknown'],
  [['ann@example.com', null], 'unknown'],
  [{ to: 'ann@example.com' }, 'unknown'],
  ['ann', 'unknown'],
  [5, 'unknown'],
])('every mailbox at example.com, of %j: %s (L-45)', (value, want) => {
  expect(judge(internal, value)).toBe(want)
})

describe('quantifiers over nobody (L-15)', () => {
  test.each<[Json, string]>([
    [{ some: { local: 'ann' } }, 'miss'],
    [{ every: { local: 'ann' } }, 'miss'],
    [{ none: { local: 'ann' } }, 'hit'],
    [{ none: { local: 'ann' }, empty: 'miss' }, 'miss'],
    [{ some: { local: 'ann' }, empty: 'unknown' }, 'unknown'],
    [{ count: 0 }, 'hit'],
    [{ count: { gte: 1 } }, 'miss'],
    [{ every: { local: 'ann' }, empty: 'hit', count: { gte: 1 } }, 'miss'],
  ])('%j: %s', (param, want) => {
    expect(judge(param, [])).toBe(want)
  })
})

describe('one mailbox', () => {
  const people = 'ann@example.com, Bob@example.org'

  test.each<[Json, string]>([
    [{ some: { address: 'ann@EXAMPLE.com' } }, 'hit'],
    [{ some: { address: ['x@example.com', 'Bob@example.org'] } }, 'hit'],
    [{ some: { local: 'ann', domain: 'example.org' } }, 'miss'],
    [{ some: { local: 'ann', domain: ['example.org', { under: 'com' }] } }, 'hit'],
    [{ some: { local: 'bob' } }, 'unknown'],
    [{ every: { local: ['ann', 'Bob'] } }, 'hit'],
    [{ none: { domain: 'evil.test' } }, 'hit'],
    [{ none: { domain: { below: 'com' } } }, 'miss'],
    [{ count: 2, every: { domain: ['example.com', 'example.org'] } }, 'hit'],
    [{ count: { gt: 2 } }, 'miss'],
  ])('%j: %s', (param, want) => {
    expect(judge(param, people)).toBe(want)
  })

  test('the case of a local part is the affair of its host, unless the rule says otherwise', () => {
    expect(judge({ some: { address: 'eve@evil.test' } }, 'EVE@evil.test')).toBe('unknown')
    expect(judge({ some: { address: 'eve@evil.test' } }, 'EVE@evil.test', { ignoreCase: true })).toBe('hit')
    expect(judge({ some: { address: 'eve@evil.test' } }, 'EVE@other.test')).toBe('miss')
  })
})

test('a domain test on networks asks for the addresses of each domain', () => {
  const param = { every: { domain: { cidr: '10.0.0.0/8' } } }
  const lookups = createLookups(plainWorld({ dns: { 'mail.test': ['10.1.2.3'] } }))
  expect(bindOperator(email, param, {})('ann@mail.test', facts, lookups)).toBe('hit')
  expect(bindOperator(email, param, {})('ann@mail.test', facts)).toBe('unknown')
  expect(email.needs?.(param as never, { permit: false, negated: false })).toEqual(['addressesOf'])
  expect(email.needs?.(internal as never, { permit: false, negated: false })).toEqual([])
})

test.each<[Json]>([
  [{ empty: 'hit' }],
  [{ count: 1, empty: 'hit' }],
  [{ every: {} }],
  [{ every: { domain: [] } }],
  [{ every: { domain: '' } }],
  [{ every: { address: 'example.com' } }],
  [{ every: { address: 'Ann <ann@example.com>' } }],
  [{ every: { address: 'ann@example.com, bob@example.com' } }],
  [{ every: { name: 'Ann' } }],
  [{ every: { domain: 'example.com' }, empty: true }],
  [{ count: -1 }],
  ['example.com'],
])('the parameter %j does not load', (param) => {
  expect(email.param.safeParse(param).success).toBe(false)
})
