import { describe, expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

describe('parseJson', () => {
  test.each([
    ['{"a":1,"b":[true,false,null,"x"]}', { a: 1, b: [true, false, null, 'x'] }],
    [' [ ] ', []],
    ['{}', {}],
    ['"\\u0041\\n\\"\\/"', 'A\n"/'],
    ['-0.5e2', -50],
    ['9007199254740992', 9007199254740992],
    ['1e300', 1e300],
  ])('reads %s', (text, value) => {
    expect(parseJson(text)).toEqual({ ok: true, value })
  })

  test.each([
    ['{"a":1,"a":2}', 'a name stands twice in one object'],
    ['{"a":1,"\\u0061":2}', 'a name stands twice in one object'],
    ['9007199254740993', 'a number cannot be held exactly'],
    ['1e999', 'a number is too large'],
    ['{"a":1} x', 'something stands behind the value'],
    ['{"a":1,}', 'it is not JSON'],
    ["{'a':1}", 'it is not JSON'],
    ['{"a":1', 'it is not JSON'],
    ['"ab', 'it ends within a text'],
    ['"a\nb"', 'a text holds a control character'],
    ['NaN', 'it is not JSON'],
    ['01', 'something stands behind the value'],
    ['', 'it ends too early'],
    ['['.repeat(100_000), 'it is nested too deep'],
  ])('refuses %s', (text, why) => {
    expect(parseJson(text)).toMatchObject({ ok: false, why })
  })

  test('a name `__proto__` is a plain own member', () => {
    const reading = parseJson('{"__proto__":{"x":1}}')
    expect(reading.ok && Object.hasOwn(reading.value as object, '__proto__')).toBe(true)
    expect(({} as { x?: number }).x).toBeUndefined()
  })
})
