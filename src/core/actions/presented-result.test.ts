import { expect, test } from 'vitest'
import { resultStructure, resultText } from './presented-result.ts'

const text = (value: string) => ({ type: 'text', text: value })
const image = { type: 'image', data: 'AAAA', mimeType: 'image/png' }

test.each([
  ['a text is itself', 'x', 'x'],
  ['a value is its compact JSON', { a: [1, 'x'] }, '{"a":[1,"x"]}'],
  ['parts are joined in order', [text('a'), image, text('b')], 'ab'],
  ['an embedded text resource reads like a part', [{ type: 'resource', resource: { uri: 'file:a', text: 'r' } }, text('b')], 'rb'],
  ['a list that is no list of parts is data', [{ type: 'dir', name: 'a' }], '[{"type":"dir","name":"a"}]'],
  ['a part without text is data', [{ type: 'text' }], '[{"type":"text"}]'],
  ['MCP content is joined', { content: [text('a'), text('b')] }, 'ab'],
  ['a structured value stands behind MCP content', { content: [text('a')], structuredContent: { v: 1 } }, 'a\n{"v":1}'],
  ['a structured value alone', { content: [], structuredContent: { v: 1 } }, '{"v":1}'],
  ['null', null, 'null'],
])('the text of a result: %s (L-17)', (_, output, want) => {
  expect(resultText(output)).toBe(want)
})

test.each([
  ['a value is itself', { a: 1 }, { a: 1 }],
  ['a text that is one JSON value', ' {"a":1}\n', { a: 1 }],
  ['parts that are JSON together', [text('{"a"'), text(':1}')], { a: 1 }],
  ['the structured value of MCP', { content: [text('x')], structuredContent: { v: 1 } }, { v: 1 }],
  ['JSON in MCP content', { content: [text('{"v":2}')] }, { v: 2 }],
  ['null is a value', null, null],
])('the structure of a result: %s (L-17)', (_, output, want) => {
  expect(resultStructure(output)).toEqual(want)
})

test.each([
  ['other text', 'a: 1'],
  ['two JSON values', '{} {}'],
  ['a key twice in one object', '{"a":1,"a":2}'],
  ['media alone', [image]],
  ['nesting beyond the limit', '['.repeat(129) + ']'.repeat(129)],
])('no structure is certain: %s (L-17)', (_, output) => {
  expect(resultStructure(output)).toBeUndefined()
})
