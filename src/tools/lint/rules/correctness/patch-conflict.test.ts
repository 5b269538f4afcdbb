import { expect, test } from 'vitest'
import { underlinedBy } from '../../../../../test/support/lint-findings.ts'
import { patchConflict } from './patch-conflict.ts'

const patch = (id: string, match: string, fields: string): string =>
  `- id: ${id}\n  event: completion_call\n  match: ${match}\n  patch: { ${fields} }\n`

test.each([
  ['a field of which the last value wins', 'any', 'max_tokens: 5', 'any', 'max_tokens: 5', ['max_tokens']],
  ['the same parameter of the provider', 'any', 'additional_params: { seed: 1, top_k: 2 }', 'any', 'additional_params: { seed: 2 }', ['seed']],
  ['turns that overlap', '{ run: { turn: { gte: 3 } } }', 'temperature: 0', '{ run: { turn: { lte: 3 } } }', 'temperature: 1', ['temperature']],
  ['facts of which nothing is known to differ', '{ run: { agent: a } }', 'temperature: 0', '{ run: { turn: 1 } }', 'temperature: 1', ['temperature']],
])('it is said of %s', (_name, match, fields, otherMatch, otherFields, want) => {
  expect(underlinedBy(patchConflict, patch('a', match, fields) + patch('b', otherMatch, otherFields))).toEqual(want)
})

test.each([
  ['turns that do not meet', '{ run: { turn: { lt: 3 } } }', 'temperature: 0', '{ run: { turn: { gt: 4 } } }', 'temperature: 1'],
  ['a bound that one of them leaves out', '{ run: { turn: { lte: 3 } } }', 'temperature: 0', '{ run: { turn: { gt: 3 } } }', 'temperature: 1'],
  ['two agents', '{ run: { agent: a } }', 'temperature: 0', '{ run: { agent: [b, c] } }', 'temperature: 1'],
  ['fields that are merged', 'any', 'tool_choice: auto', 'any', 'tool_choice: none'],
  ['documents, which are all kept', 'any', 'extra_context: [{ id: a, text: a }]', 'any', 'extra_context: [{ id: b, text: b }]'],
  ['lists with a tool in common', 'any', 'active_tools: [a, b]', 'any', 'active_tools: [b, c]'],
  ['different parameters', 'any', 'additional_params: { seed: 1 }', 'any', 'additional_params: { top_k: 2 }'],
])('nothing is said of %s', (_name, match, fields, otherMatch, otherFields) => {
  expect(underlinedBy(patchConflict, patch('a', match, fields) + patch('b', otherMatch, otherFields))).toEqual([])
})
