import { expect, test } from 'vitest'
import { bindOperator } from './define-operator.ts'
import { semver } from './semver.ts'

const facts = { env: {} }

test.each([
  ['^1.2.0', '1.2.0', 'hit'],
  ['^1.2.0', '1.10.0', 'hit'],
  ['^1.2.0', '2.0.0', 'miss'],
  ['1.x || 3.x', '3.1.4', 'hit'],
  ['<2.0.0', '2.0.0-rc.1', 'hit'],
  ['>=2.0.0', '2.0.0-rc.1', 'miss'],
  ['<2.0.0', '1.9.0-beta', 'hit'],
  ['^1.2.0', '1.2.3+build.5', 'hit'],
  ['^1.2.0', 'v1.2.3', 'hit'],
  ['^1.2.0', '1.2', 'unknown'],
  ['^1.2.0', 'latest', 'unknown'],
  ['^1.2.0', '', 'unknown'],
  ['^1.2.0', '01.2.3', 'unknown'],
] as const)('semver %j on %j: %s (L-40)', (range, value, want) => {
  expect(bindOperator(semver, range, {})(value, facts)).toBe(want)
})

test.each([
  ['newest', 'is no range of versions'],
  ['', 'must not be empty'],
  [' ', 'must not be empty'],
  ['1'.repeat(300), 'must not be longer than 256 characters'],
])('the range %j %s', (range, message) => {
  expect(semver.param.safeParse(range).error?.issues[0]?.message).toBe(message)
})
