import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { isExact, isOctalLooking, plainValue } from './plain-scalar.ts'

describe('plainValue reads the core schema of YAML 1.2 (L-01)', () => {
  test.each([
    ['', null],
    ['~', null],
    ['null', null],
    ['Null', null],
    ['NULL', null],
    ['nULL', 'nULL'],
    ['true', true],
    ['FALSE', false],
    ['tRUE', 'tRUE'],
    ['yes', 'yes'],
    ['no', 'no'],
    ['on', 'on'],
    ['off', 'off'],
    ['y', 'y'],
    ['7', 7],
    ['-7', -7],
    ['+7', 7],
    ['012', 12],
    ['0o17', 15],
    ['0x1F', 31],
    ['-0x1F', '-0x1F'],
    ['1.', 1],
    ['.5', 0.5],
    ['1e3', 1000],
    ['1.5E-3', 0.0015],
    ['.', '.'],
    ['-', '-'],
    ['.inf', Infinity],
    ['-.INF', -Infinity],
    ['.nan', NaN],
    ['-.nan', '-.nan'],
    ['1_000', '1_000'],
    ['12:30', '12:30'],
    ['2027-03-31', '2027-03-31'],
    ['1.10.0', '1.10.0'],
    ['0b1', '0b1'],
  ])('%j is %j', (text, value) => {
    expect(plainValue(text)).toBe(value)
  })

  test('it agrees with the library about every spelling of up to three signs of numbers', () => {
    const signs = ['0', '7', '+', '-', '.', 'e', 'x', 'o', '_']
    for (const a of signs) {
      for (const b of ['', ...signs]) {
        for (const c of ['', ...signs]) {
          const text = `${a}${b}${c}`
          // Marks of YAML, not scalars.
          if (!['-', '---', '...'].includes(text)) expect([text, plainValue(text)]).toEqual([text, parse(text)])
        }
      }
    }
  })
})

describe('isExact tells numbers that a double holds (L-01)', () => {
  test.each([
    '0',
    '-0',
    '0.1',
    '1.10',
    '9007199254740991',
    '9007199254740992',
    '9007199254740994',
    '1e15',
    '1e22',
    '9007199254740992.0',
    '0x20000000000000',
  ])('%s is exact', (text) => {
    expect(isExact(text, Number(text))).toBe(true)
  })

  test.each(['9007199254740993', '-9007199254740993', '9007199254740993.0', '1e23', '0x20000000000001', '1e400', '1e-400', '0.0001e-400'])(
    '%s is not',
    (text) => {
      expect(isExact(text, Number(text))).toBe(false)
    },
  )
})

test.each([
  ['0777', true],
  ['-007', true],
  ['00.5', true],
  ['0', false],
  ['0.5', false],
  ['0o777', false],
  ['10', false],
])('isOctalLooking(%j) is %j (L-05)', (text, want) => {
  expect(isOctalLooking(text)).toBe(want)
})

test('a number with half a million zeros in its midst is judged in one walk (L-01)', () => {
  // 10 to the power of 20, which a double holds.
  expect(isExact(`0.${'0'.repeat(500_000)}1e500021`, 1e20)).toBe(true)
})
