import { expect, test } from 'vitest'
import { underlinedBy } from '../../../../../test/support/lint-findings.ts'
import { guardOfOverwrittenPath } from './guard-of-overwritten-path.ts'

const set = (tool: string, operation: string): string =>
  `- id: fixed\n  event: tool_call\n  match: { tool: ${tool} }\n  rewrite: [{ ${operation} }]\n`
const guard = (action: string): string => `- id: guard\n  event: tool_call\n  match: { tool: x, args: { $.o.n: { gt: 9 } } }\n  ${action}\n`
const skip = 'skip: Not run. Do not retry.'
const ask = 'ask: { question: "Really?", timeout_ms: 1000, otherwise: Not run. }'

test.each([
  ['a guard behind a rewrite that sets the path', set('x', 'set: { $.o.n: 1 }, create: true') + guard(skip), ['$.o.n']],
  ['a guard of what lies inside the value', set('"*"', 'set: { $.o: {} }') + guard(skip), ['$.o.n']],
  ['a guard of what was removed', set('x', 'remove: [$.o]') + guard(skip), ['$.o.n']],
  ['an `ask` in front, which is asked at the end', guard(ask) + set('x', 'set: { $.o: {} }'), ['$.o.n']],
])('is said of %s', (_name, rules, want) => {
  expect(underlinedBy(guardOfOverwrittenPath, rules)).toEqual(want)
})

test.each([
  ['the guard stands in front and sees what was written', guard(skip) + set('x', 'set: { $.o: {} }')],
  ['the rewrite is about another tool', set('y', 'set: { $.o: {} }') + guard(skip)],
  ['the value is only brought into range', set('x', 'clamp: { $.o.n: { max: 10 } }') + guard(skip)],
  ['the value comes from the call', set('x', 'set: { $.o: { ref: args.p } }') + guard(skip)],
  ['another argument is set', set('x', 'set: { $.n: 1 }') + guard(skip)],
])('nothing is said where %s', (_name, rules) => {
  expect(underlinedBy(guardOfOverwrittenPath, rules)).toEqual([])
})
