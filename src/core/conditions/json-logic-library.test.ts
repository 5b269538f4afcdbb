import jsonLogic from 'json-logic-js'
import { expect, test, vi } from 'vitest'
import { libraryOperation } from './json-logic-library.ts'

test('operands are data: a map among them is never run as an expression', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const map = { log: 'x' }
  expect(libraryOperation('merge', 2)([map, [{ var: '' }]])).toEqual([map, { var: '' }])
  expect(print).not.toHaveBeenCalled()
  print.mockRestore()
})

test('a throw of the library is no result (L-52)', () => {
  expect(libraryOperation('cat', 1)([Object.create(null) as Record<string, never>])).toBeUndefined()
})

// Why the door exists: what the pinned version does, so that an upgrade which changes it is noticed.
test('the library takes a map with two keys for truthy data and reads prototypes', () => {
  expect(jsonLogic.apply({ '==': [1, 2], note: 1 } as object, {})).toEqual({ '==': [1, 2], note: 1 })
  expect(jsonLogic.apply({ var: 'constructor' }, {})).toBe(Object)
  expect(jsonLogic.apply({ '<': [{ var: 'missing' }, 5] }, {})).toBe(true)
  expect(jsonLogic.apply({ none: [{ var: 'missing' }, true] } as object, {})).toBe(true)
  expect(() => { jsonLogic.apply({ gtx: [1] }, {}) }).toThrow('Unrecognized operation gtx')
})
