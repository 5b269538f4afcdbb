import { expect, test } from 'vitest'
import type { Json } from '../../../core/base/json.ts'
import { parseNode } from '../../../core/syntax/parse-yaml.ts'
import { toJson } from '../../../core/syntax/to-json.ts'
import { expectationText } from './expectation-text.ts'

test.each<[Json, string]>([
  ['skip', 'skip'],
  ['no-recursive-delete', 'no-recursive-delete'],
  ['acme/p#guard', '"acme/p#guard"'],
  ['true', '"true"'],
  ['no', '"no"'],
  ['5', '"5"'],
  ['', '""'],
  [5, '5'],
  [null, 'null'],
  [['a', 'B'], '[a, "B"]'],
  [{ decision: 'skip', '$.x': { key: [] } }, '{ decision: skip, "$.x": { key: [] } }'],
  ['a\n"b"\u202e', '"a\\n\\"b\\"\\u202e"'],
  [{}, '{}'],
])('%j is written as %s, and read as what it was', (value, want) => {
  const text = expectationText(value)
  expect(text).toBe(want)
  const parsed = parseNode({ name: 'p.yaml', text: `expect: ${text ?? ''}\n` })
  expect(parsed.ok && toJson(parsed.value)).toEqual({ expect: value })
})

test('a value that nobody would read is not written', () => {
  expect(expectationText('x'.repeat(3_000))).toBeUndefined()
})
