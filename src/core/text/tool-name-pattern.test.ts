import { expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import { compileToolNamePattern, isToolNamePattern } from './tool-name-pattern.ts'

test.each([
  ['bash', 'bash', true],
  ['bash', 'bash2', false],
  ['mcp__*__read', 'mcp__a__read', true],
  ['mcp__*__read', 'mcp__a__b__read', true],
  ['mcp__*__read', 'mcp__a__reader', false],
  ['mcp__*__read', 'xmcp__a__read', false],
  ['a.b?[c]', 'a.b?[c]', true],
  ['a.b?[c]', 'axbxc', false],
  ['*', '', true],
  ['*', '.hidden/a\nb', true],
  ['a*', 'a', true],
  ['a*a', 'a', false],
  ['a*a', 'aa', true],
  ['*ab*', 'xaab', true],
  ['*a*b*', 'ba', false],
  ['a**b', 'ab', true],
  ['*aab*ab', 'aabab', true],
  ['*ab*ab', 'xab', false],
  ['{a,b}', 'a', false],
  ['!x', 'y', false],
])('%j on %j: %j (L-17)', (pattern, name, want) => {
  expect(compileToolNamePattern(pattern)(name)).toBe(want)
})

test('a star makes a pattern, nothing else does', () => {
  expect(isToolNamePattern('a*')).toBe(true)
  expect(isToolNamePattern('a?[b]')).toBe(false)
})

test('many stars take time that grows with the length of the name', () => {
  const fits = compileToolNamePattern(`${'*a'.repeat(1_000)}*b`)
  expect(fits('a'.repeat(100_000))).toBe(false)
  expect(growth((size) => fits('a'.repeat(size)), 25_000)).toBeLessThan(LINEAR)
}, 60_000)
