import { expect, test } from 'vitest'
import { sameShape } from './same-shape.ts'

test('a structured result is taken with the same members of the same types alone', () => {
  const old = { stdout: 'a', code: 1, list: [{ x: 'y' }] }
  expect(sameShape(old, { stdout: 'b', code: 2, list: [{ x: 'z' }] })).toEqual({ stdout: 'b', code: 2, list: [{ x: 'z' }] })
  expect(sameShape(old, { stdout: 'b', code: '2', list: [{ x: 'z' }] })).toBeUndefined()
  expect(sameShape(old, { stdout: 'b', code: 2, list: [] })).toBeUndefined()
  expect(sameShape(old, { stdout: 'b', code: 2 })).toBeUndefined()
  expect(sameShape(old, { ...old, more: 1 })).toBeUndefined()
  expect(sameShape(old, null)).toBeUndefined()
})

test('a text stands for a text, for content parts of text, and for the output of Bash', () => {
  expect(sameShape('a', 'b')).toBe('b')
  expect(sameShape([{ type: 'text', text: 'a' }, { type: 'text', text: 'c' }], 'b')).toEqual([{ type: 'text', text: 'b' }])
  const bash = { stdout: 'a', stderr: 'secret', interrupted: false, isImage: false, rawOutputPath: '/tmp/secret', more: { deep: 'secret' } }
  expect(sameShape(bash, 'b')).toEqual({ stdout: 'b', stderr: '', interrupted: false, isImage: false, rawOutputPath: '' })
})

test('for anything else there is no text, so the result has to be withheld', () => {
  expect(sameShape({ rows: 3 }, 'b')).toBeUndefined()
  expect(sameShape([{ type: 'image', data: 'x' }], 'b')).toBeUndefined()
  expect(sameShape([], 'b')).toBeUndefined()
  expect(sameShape(3, 'b')).toBeUndefined()
})
