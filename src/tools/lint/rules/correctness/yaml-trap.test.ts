import { expect, test } from 'vitest'
import { underlinedBy } from '../../../../../test/support/lint-findings.ts'
import { yamlTrap } from './yaml-trap.ts'

const policy = (value: string): string => `- id: guard\n  event: tool_call\n  match: { tool: call, args: { $.a: ${value} } }\n  skip: Not run. Do not retry.\n`

test.each([['No'], ['OFF'], ['+49'], ['0o17'], ['0x1F'], ['1e3'], ['2.0'], ['1_000']])('%s is not what it looks like', (value) => {
  expect(underlinedBy(yamlTrap, policy(value))).toEqual([value])
})

test.each([
  ['a quoted word', '"no"'],
  ['a decimal', '2.5'],
  ['a negative number', '-3'],
  ['a bound with an exponent', '{ lte: 1e6 }'],
  ['a bound with a last zero', '{ lte: 1500.50 }'],
  ['a word inside a text', 'no entry'],
  ['words that are answers', '[on, off]'],
])('nothing is said of %s', (_name, value) => {
  expect(underlinedBy(yamlTrap, policy(value))).toEqual([])
})

test('what a rewrite writes is looked at as well', () => {
  const rule = '- id: dry\n  event: tool_call\n  match: { tool: call }\n  rewrite: [{ set: { $.dry_run: yes } }]\n'
  expect(underlinedBy(yamlTrap, rule)).toEqual(['yes'])
})
