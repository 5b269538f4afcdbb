import { expect, test } from 'vitest'
import { isBase58Check } from './base58-check.ts'
import { isBech32 } from './bech32.ts'
import { isCalendarDate, isShortDate } from './calendar-date.ts'
import { isLuhn } from './luhn.ts'
import { isMod11Of10 } from './mod-11-10.ts'
import { isMod11Of2 } from './mod-11-2.ts'
import { remainder } from './remainder.ts'
import { travelDocumentCheck } from './travel-document-check.ts'
import { isVerhoeff } from './verhoeff.ts'
import { weightedSum } from './weighted-sum.ts'

const otherLastDigits = (text: string): readonly string[] =>
  Array.from('0123456789', (digit) => text.slice(0, -1) + digit).filter((other) => other !== text)

test.each([
  ['Luhn', isLuhn, '79927398713'],
  ['Verhoeff', isVerhoeff, '2363'],
  ['MOD 11,10', isMod11Of10, '07945'],
  ['MOD 11-2', isMod11Of2, '000000012146438X'],
] as const)('%s takes one last sign alone', (_, check, text) => {
  expect(check(text)).toBe(true)
  expect(otherLastDigits(text).filter(check)).toEqual([])
  expect(check('')).toBe(false)
})

test('Verhoeff sees every swap of neighbours', () => {
  expect(['3263', '2633', '2336'].filter(isVerhoeff)).toEqual([])
})

test('a remainder of a number longer than a double holds, letters from 10 on', () => {
  expect(remainder('3214282912345698765432161182', 97)).toBe(1)
  expect(remainder('WEST12345698765432GB82', 97)).toBe(1)
})

test('the check digit of the specimen passport in ICAO 9303', () => {
  expect(travelDocumentCheck('L898902C3')).toBe(6)
  expect(travelDocumentCheck('D23145890734')).toBe(9)
  expect(travelDocumentCheck('AB2134<<<')).toBe(5)
})

test('digits without a weight count nothing', () => {
  expect(weightedSum('1234', [1, 10, 100])).toBe(321)
})

test('days that there are', () => {
  expect(isCalendarDate(2000, 2, 29)).toBe(true)
  expect(isCalendarDate(1900, 2, 29)).toBe(false)
  expect(isCalendarDate(2023, 4, 31)).toBe(false)
  expect(isCalendarDate(2023, 13, 1)).toBe(false)
  expect(isCalendarDate(2023, 0, 1)).toBe(false)
  expect(isShortDate('000229')).toBe(true)
  expect(isShortDate('991332')).toBe(false)
})

test('Base58Check: the first block pays to an address, and a changed sign shows', () => {
  expect(isBase58Check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe(true)
  expect(isBase58Check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb')).toBe(false)
  expect(isBase58Check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0')).toBe(false)
  expect(isBase58Check('z'.repeat(50))).toBe(false)
})

test('Bech32: the addresses that BIP 173 and BIP 350 show', () => {
  expect(isBech32('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe(true)
  expect(isBech32('bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0')).toBe(true)
  expect(isBech32('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toBe(false)
  expect(isBech32('bc1QW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe(false)
  expect(isBech32('1')).toBe(false)
})
