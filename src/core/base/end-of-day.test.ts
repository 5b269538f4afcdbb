import { expect, test } from 'vitest'
import { endOfDay } from './end-of-day.ts'

test.each([
  ['2027-03-31', Date.parse('2027-04-01T00:00:00Z')],
  ['2028-02-29', Date.parse('2028-03-01T00:00:00Z')],
  ['2027-12-31', Date.parse('2028-01-01T00:00:00Z')],
])('%s ends where the next day begins', (text, want) => {
  expect(endOfDay(text)).toBe(want)
})

test.each(['2027-02-29', '2027-13-01', '2027-00-10', '2027-1-1', '31.03.2027', '2027-03-31T00:00:00Z', ''])('%j is no day', (text) => {
  expect(endOfDay(text)).toBeUndefined()
})
