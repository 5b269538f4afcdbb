import { expect, test } from 'vitest'
import { underlinedBy } from '../../../../../test/support/lint-findings.ts'
import { overwrittenRewrite } from './overwritten-rewrite.ts'

const rewrite = (id: string, tool: string, ...operations: string[]): string =>
  `- id: ${id}\n  event: tool_call\n  match: { tool: ${tool} }\n  rewrite:\n${operations.map((operation) => `    - ${operation}\n`).join('')}`
const guard = (tool: string, path: string): string =>
  `- id: guard\n  event: tool_call\n  match: { tool: ${tool}, args: { ${path}: { gt: 9 } } }\n  skip: Not run. Do not retry.\n`

test.each([
  ['the same path later in one rule', rewrite('a', 'x', 'set: { $.n: 1 }', 'set: { $.n: 2 }'), ['$.n']],
  ['what lies inside a value that is replaced', rewrite('a', 'x', 'clamp: { $.o.n: { max: 1 } }', 'set: { $.o: {} }'), ['$.o.n']],
  ['what is then removed', rewrite('a', 'x', 'set: { $.n: 1 }', 'remove: [$.n]'), ['$.n']],
  ['a default behind a set', rewrite('a', 'x', 'set: { $.n: 1 }', 'default: { $.n: 2 }'), ['$.n']],
])('%s', (_name, rules, want) => {
  expect(underlinedBy(overwrittenRewrite, rules)).toEqual(want)
})

test.each([
  ['a part of a value is set after the value', rewrite('a', 'x', 'set: { $.o: {} }', 'set: { $.o.n: 1 }')],
  ['a later rule copies the value first', rewrite('a', 'x', 'set: { $.n: 1 }') + rewrite('b', 'x', 'set: { $.k: { ref: args.n } }', 'remove: [$.n]')],
  ['a guard between them reads it', rewrite('a', 'x', 'clamp: { $.n: { max: 50 } }') + guard('x', '$.n') + rewrite('b', 'x', 'set: { $.n: 5 }')],
  ['the later rule is about fewer tools', rewrite('a', '[x, y]', 'set: { $.n: 1 }') + rewrite('b', 'x', 'set: { $.n: 2 }')],
  ['the earlier one makes the parents', rewrite('a', 'x', 'set: { $.o.n: 1 }\n      create: true') + rewrite('b', 'x', 'set: { $.o.n: 2 }')],
  ['what was put there may be null', rewrite('a', 'x', 'set: { $.n: { ref: args.m } }', 'default: { $.n: 2 }')],
  ['what was put there is taken out again', rewrite('a', 'x', 'default: { $.n: 1 }') + rewrite('b', 'y', 'remove: [$.n]') + rewrite('c', 'x', 'default: { $.k: 2 }')],
  ['the later rule is on trial', `${rewrite('a', 'x', 'set: { $.n: 1 }')}${rewrite('b', 'x', 'set: { $.n: 2 }')}  mode: shadow\n`],
])('nothing is said where %s', (_name, rules) => {
  expect(underlinedBy(overwrittenRewrite, rules)).toEqual([])
})
