import { expect, test } from 'vitest'
import { parseTime } from './parse-time.ts'

test('a time has a date, a time of day and an offset', () => {
  expect(parseTime('--now', '1970-01-02T00:00:00Z')).toEqual({ ok: true, value: 86_400_000 })
  expect(parseTime('--now', '1970-01-02T01:00:00.5+01:00')).toEqual({ ok: true, value: 86_400_500 })
})

test.each(['1970-01-02', '1970-01-02T00:00:00', 'tomorrow', '86400000', '1970-13-01T00:00:00Z', ''])('%j is wrong use', (text) => {
  expect(parseTime('--now', text)).toEqual({ ok: false, message: '--now: needs a time such as 2027-03-31T12:00:00Z' })
})
