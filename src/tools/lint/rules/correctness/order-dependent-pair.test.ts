import { expect, test } from 'vitest'
import { underlinedBy } from '../../../../../test/support/lint-findings.ts'
import { orderDependentPair } from './order-dependent-pair.ts'

const rewrite = (operation: string): string => `- id: mend\n  event: tool_call\n  match: { tool: x }\n  rewrite: [{ ${operation} }]\n`
const guard = (match: string, unless?: string): string =>
  `- id: guard\n  event: tool_call\n  match: ${match}\n${unless === undefined ? '' : `  unless: ${unless}\n`}  skip: Not run. Do not retry.\n`
const inRange = guard('{ tool: [x, y] }', '{ args: { $.n: { number: { gte: 1, lte: 5 } } } }')

test.each([
  ['what is out of range', inRange + rewrite('clamp: { $.n: { min: 1, max: 5 } }')],
  ['what is missing', inRange + rewrite('default: { $.n: 3 }')],
  ['what a guard cannot judge', inRange + rewrite('coerce: { $.n: number }')],
  ['a bound of its own', guard('{ tool: x, args: { $.n: { gt: 5 } } }') + rewrite('clamp: { $.n: { max: 5 } }')],
])('a guard in front refuses %s', (_name, rules) => {
  expect(underlinedBy(orderDependentPair, rules)).toEqual(['$.n'])
})

test.each([
  ['the guard stands behind', rewrite('clamp: { $.n: { min: 1, max: 5 } }') + inRange],
  ['the guard refuses only a part', guard('{ tool: x, args: { $.n: { gt: 99 } } }') + rewrite('clamp: { $.n: { max: 5 } }')],
  ['the guard is about other tools', guard('{ tool: y }', '{ args: { $.n: { gte: 1 } } }') + rewrite('default: { $.n: 3 }')],
  ['the guard would refuse the mended call as well', guard('{ tool: x }', '{ args: { $.n: { gt: 9 } } }') + rewrite('default: { $.n: 3 }')],
  ['the guard reads more than plain values', guard('{ tool: x, args: { $.n: { shell: { runs: rm } } } }') + rewrite('set: { $.n: ls }')],
])('nothing is said where %s', (_name, rules) => {
  expect(underlinedBy(orderDependentPair, rules)).toEqual([])
})
