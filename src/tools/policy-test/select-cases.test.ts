import { expect, test } from 'vitest'
import { aPolicy } from '../../../test/support/compiled-policy.ts'
import { selectCases, type CaseSelection } from './select-cases.ts'

const untested = { id: 'd', event: 'tool_call', match: { tool: 'rm' }, skip: 'No.' }
const rule = (id: string, cases: number) => ({
  ...untested,
  id,
  tests: [{ each: Array.from({ length: cases }, (_, index) => index), call: { tool: 'rm', args: { n: '${each}' } }, expect: 'skip' }],
})
const policies = [aPolicy({ rules: [rule('a', 5)] }), aPolicy({ rules: [rule('b', 1), rule('c', 4)] }), aPolicy({ rules: [untested] })]
const names = (selection: CaseSelection) => selectCases(policies, selection).flatMap(({ cases }) => cases.map(({ name }) => name))
const all = ['a/1[1]', 'a/1[2]', 'a/1[3]', 'a/1[4]', 'a/1[5]', 'b/1[1]', 'c/1[1]', 'c/1[2]', 'c/1[3]', 'c/1[4]']

test('without a choice every case is run, in its order', () => {
  expect(names({})).toEqual(all)
})

test('shares take turns over all policies', () => {
  expect(names({ shard: { index: 2, of: 3 } })).toEqual(['a/1[2]', 'a/1[5]', 'c/1[2]'])
})

test.each([1, 2, 3, 7, 10, 13])('%i shares together have each case once', (of) => {
  const shares = Array.from({ length: of }, (_, index) => names({ shard: { index: index + 1, of } }))
  expect(shares.flat().sort()).toEqual([...all].sort())
  const sizes = shares.map((share) => share.length)
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
})

test('a share is taken of the cases that the filter lets pass', () => {
  expect(names({ filter: 'c/', shard: { index: 1, of: 2 } })).toEqual(['c/1[1]', 'c/1[3]'])
})

test('policies without tests, and those of which the filter fits none, say so; a share without a case is no such thing (L-82)', () => {
  expect(selectCases(policies, { filter: 'a/' }).map(({ idle, fitting }) => [idle?.code, fitting])).toEqual([[undefined, 5], ['SLC802', 0], ['SLC801', 0]])
  expect(selectCases(policies, { shard: { index: 20, of: 20 } }).map(({ idle, cases }) => [idle?.code, cases.length])).toEqual([[undefined, 0], [undefined, 0], ['SLC801', 0]])
})
