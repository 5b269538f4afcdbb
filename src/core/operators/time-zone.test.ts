import { expect, test } from 'vitest'
import { parseInstant } from './time-instant.ts'
import { readTimeZone } from './time-zone.ts'

test.each<[string, string, string | undefined]>([
  ['UTC', '2026-07-01T12:00:00', '2026-07-01T12:00:00Z'],
  ['+05:30', '2026-07-01T12:00:00', '2026-07-01T06:30:00Z'],
  ['Europe/Paris', '2026-07-01T12:00:00', '2026-07-01T10:00:00Z'],
  ['Europe/Paris', '2026-01-01T12:00:00', '2026-01-01T11:00:00Z'],
  ['Europe/Paris', '2026-03-29T01:59:59', '2026-03-29T00:59:59Z'],
  ['Europe/Paris', '2026-03-29T02:30:00', undefined],
  ['Europe/Paris', '2026-03-29T03:00:00', '2026-03-29T01:00:00Z'],
  ['Europe/Paris', '2026-10-25T01:59:59', '2026-10-24T23:59:59Z'],
  ['Europe/Paris', '2026-10-25T02:30:00', undefined],
  ['Europe/Paris', '2026-10-25T03:00:00', '2026-10-25T02:00:00Z'],
  ['America/New_York', '2026-03-08T02:30:00', undefined],
  ['America/Argentina/Buenos_Aires', '2026-07-01T12:00:00', '2026-07-01T15:00:00Z'],
  ['Pacific/Apia', '2011-12-30T12:00:00', undefined],
  ['Asia/Kolkata', '2026-07-01T12:00:00.25', '2026-07-01T06:30:00.25Z'],
  ['Europe/Paris', '1899-12-31T12:00:00', undefined],
  ['Europe/Paris', '2026-07-01T12:00:00Z', '2026-07-01T12:00:00Z'],
])('a clock in %s shows %s at %s', (zone, local, want) => {
  expect(parseInstant(local, readTimeZone(zone))).toEqual(want === undefined ? undefined : parseInstant(want))
})

test.each(['', 'CET', 'EST', 'utc', 'Paris', 'Europe/Nowhere', 'europe/paris', '+1', '+25:00', '+01:00:00', '../etc', 'Europe/Paris ', 'constructor'])(
  'there is no zone %j',
  (zone) => {
    expect(readTimeZone(zone)).toBeUndefined()
  },
)
