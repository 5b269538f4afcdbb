import { expect, test } from 'vitest'
import { plainJson, plainJsonObject } from './plain-json.ts'

test.each([
  ['a text', 'as it is', 'as it is'],
  ['nothing', undefined, null],
  ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['members that are nothing', { a: 1, b: undefined }, { a: 1 }],
])('%s', (_what, value, json) => {
  expect(plainJson(value)).toEqual(json)
})

test('what has no JSON form throws', () => {
  expect(() => plainJson({ amount: 1n })).toThrow()
  expect(() => plainJsonObject([1])).toThrow('it is not a JSON object')
})
