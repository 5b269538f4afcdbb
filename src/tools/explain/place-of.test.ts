import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

test('a place counts lines and columns from 1, and keeps the offsets', () => {
  const source = { name: 'p.yaml', text: 'a: 1\nb: two\n' }
  // `two` stands behind five characters of the first line and `b: `.
  expect(placeOf({ source, start: 8, end: 11 })).toEqual({ file: 'p.yaml', line: 2, column: 4, start: 8, end: 11 })
})
