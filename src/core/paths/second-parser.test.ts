import { JSONPath } from 'jsonpath-plus'
import { expect, test } from 'vitest'
import { parsePath } from './parse-path.ts'

const misread = { ok: false, message: 'jsonpath-plus reads this path otherwise' }

test.each(['^', 'a^b', 'a;b', '#0', 'a#1b', '%@%', 'a[b', '[a', '(b)', '?(b)', 'a@string()b', 'a]b'])(
  'the quoted name %j is split or lost by jsonpath-plus, so it does not load (L-16)',
  (name) => {
    expect(parsePath(`$.x['${name}']`)).toMatchObject({ ...misread, offset: 3 })
  },
)

test.each(['*', '..', '$', '~', '@', '@type', '`a', 'a,b', '1:2', ':', '-1:', '(a', '?(a'])(
  'the quoted name %j is an operator to jsonpath-plus, so it does not load (L-16)',
  (name) => {
    expect(parsePath(`$['${name}']`)).toMatchObject({ ...misread, offset: 1 })
  },
)

test('a single quote in double quotes is misread (L-16)', () => {
  expect(parsePath('$["a\'b"]')).toMatchObject(misread)
})

const readAlike = [
  'a*', 'a..b', '.', 'a.', '..a', '$ref', 'a:b', 'http://x', 'a@b', '#a', 'a b', ' ', 'a/b', 'a~b', '😀', 'a)', '%',
]

test.each(readAlike)(
  'the quoted name %j is read alike',
  (name) => {
    expect(parsePath(`$.x['${name}'].y`)).toMatchObject({ ok: true })
  },
)

test('of a union each name is compared (L-16)', () => {
  expect(parsePath("$['a','b c','d']")).toMatchObject({ ok: true })
  expect(parsePath("$.x['a','b','*']")).toMatchObject({ ...misread, offset: 3 })
  expect(parsePath("$.x['a;b','c']")).toMatchObject({ ...misread, offset: 3 })
})

test('jsonpath-plus reads a union of quoted names as one name, which is why it is asked name by name', () => {
  expect(JSONPath.toPathArray("$['a','b']")).toEqual(['$', "a','b"])
})

test('its cache keeps nothing of ours and answers nothing to us', () => {
  const before: unknown = JSONPath.cache
  JSONPath.cache = { '$.poisoned': ['$', 'other'] }
  try {
    expect(parsePath('$.poisoned')).toMatchObject({ ok: true })
    expect(parsePath('$.fresh')).toMatchObject({ ok: true })
    expect(JSONPath.cache).toEqual({ '$.poisoned': ['$', 'other'] })
  } finally {
    JSONPath.cache = before
  }
})
