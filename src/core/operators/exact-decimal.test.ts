import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import { compareDecimals, decimalText, isMultiple, parseDecimal, sumDecimals, toDecimal } from './exact-decimal.ts'

describe('parseDecimal reads the number grammar of JSON and nothing else (RFC 8259, section 6)', () => {
  test.each([
    ['0', 0n, 0],
    ['-0', 0n, 0],
    ['120.50', 12050n, 2],
    ['-7', -7n, 0],
    ['1e3', 1n, -3],
    ['1E+3', 1n, -3],
    ['2.5e-2', 25n, 3],
    ['0e5', 0n, -5],
  ])('%j', (text, digits, scale) => {
    expect(parseDecimal(text)).toEqual({ digits, scale })
  })

  test.each([
    '', ' ', ' 5', '5 ', '5\n', '+5', '05', '-05', '.5', '5.', '1e', '1e+', '0x10', '0b1', '1_000', '1,000', '1.000,00', '5€', '$5',
    'NaN', 'Infinity', '-Infinity', '--5', '1e1.5', '١٢', '５', '5\u200b', '5n', '1e1001', '1e-1001', '1e999999999999999999999', '1'.repeat(1001),
  ])('not %j', (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })

  test('the time for a long text grows with its length at most', () => {
    expect(growth((size) => parseDecimal('9'.repeat(size)), 250_000)).toBeLessThan(LINEAR)
    expect(growth((size) => parseDecimal(`1e${'9'.repeat(size)}`), 250_000)).toBeLessThan(LINEAR)
  })
})

test.each([
  ['500', '500.0000000000000000001', -1],
  ['500.0', '5e2', 0],
  ['-1', '-2', 1],
  ['1e1000', '9e999', 1],
  ['1e-1000', '0', 1],
  ['-0', '0', 0],
])('%s compared with %s gives %i', (left, right, want) => {
  expect(compareDecimals(parseDecimal(left)!, parseDecimal(right)!)).toBe(want)
})

test('doubles are compared as doubles are', () => {
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true })
  fc.assert(
    fc.property(finite, finite, (left, right) => {
      expect(compareDecimals(toDecimal(left), toDecimal(right))).toBe(left < right ? -1 : left > right ? 1 : 0)
    }),
  )
})

test.each([
  ['0.3', '0.1', true],
  ['1e3', '7', false],
  ['1e-3', '1', false],
  ['5.00', '1', true],
  ['5', '0', false],
])('%s is a multiple of %s: %j', (value, step, want) => {
  expect(isMultiple(parseDecimal(value)!, parseDecimal(step)!)).toBe(want)
})

describe('sumDecimals', () => {
  test.each([
    [[], '0'],
    [['0.1', '0.2'], '0.3'],
    [['1e3', '1e-3', '-1'], '999.001'],
    [['1e30', '1', '-1e30'], '1'],
  ])('of %j is %s', (texts, want) => {
    expect(compareDecimals(sumDecimals(texts.map((text) => parseDecimal(text)!)), parseDecimal(want)!)).toBe(0)
  })

  test('of many numbers of far apart scales takes time that grows with their number', () => {
    const decimals = Array.from({ length: 100_000 }, (_, index) => parseDecimal(`9e${(index % 2_001) - 1_000}`)!)
    expect(growth((size) => sumDecimals(decimals.slice(0, size)), 25_000)).toBeLessThan(LINEAR)
  })
})

test('decimalText writes what parseDecimal reads', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 40n), 10n ** 40n), fc.integer({ min: -300, max: 300 }), (digits, scale) => {
      expect(parseDecimal(decimalText({ digits, scale }))).toEqual({ digits, scale })
    }),
  )
})
