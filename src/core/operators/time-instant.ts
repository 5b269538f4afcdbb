import { readOffset } from './time-offset.ts'
import type { TimeZone } from './time-zone.ts'

/** A moment: whole milliseconds since 1970 in UTC, and the digits of its fraction beyond them, without zeros at the end. */
export interface Instant {
  readonly ms: number
  readonly beyond: string
}

/** RFC 3339, section 5.6; a blank may stand for the `T`, as its note allows. */
const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,30}))?([Zz]|[+-]\d{2}:\d{2})?$/u

/**
 * The moment that an RFC 3339 text states. Undefined for any other text, a date alone included, for a
 * day or hour that is not (30 February, 24:00), for `:60` where no leap second can be, and for a text
 * without an offset, unless `zone` tells where its clock stands.
 */
export function parseInstant(text: string, zone?: TimeZone): Instant | undefined {
  const match = dateTime.exec(text)
  if (match === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number)
  const [, , , , , , , fraction = '', offset] = match
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month) || hour > 23 || minute > 59 || second > 60) return undefined
  const local = epochDay(year, month, day) * DAY + hour * HOUR + minute * MINUTE + second * 1_000
  const utc = offset === undefined ? zone?.toUtc(local) : withOffset(local, offset)
  if (utc === undefined || (second === 60 && !followsLeapSecond(utc))) return undefined
  const digits = fraction.padEnd(3, '0')
  return { ms: utc + Number(digits.slice(0, 3)), beyond: digits.slice(3).replace(/0+$/u, '') }
}

/** Negative, zero or positive, as `left` is earlier than, at or later than `right`. */
export function compareInstants(left: Instant, right: Instant): number {
  if (left.ms !== right.ms) return left.ms < right.ms ? -1 : 1
  return left.beyond < right.beyond ? -1 : left.beyond > right.beyond ? 1 : 0
}

export function moveInstant(instant: Instant, ms: number): Instant {
  return { ...instant, ms: instant.ms + ms }
}

const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 86_400_000

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Days since 1970-01-01 of the Gregorian calendar, counted from a March so that the leap day comes last. */
function epochDay(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function withOffset(local: number, text: string): number | undefined {
  const offset = readOffset(text)
  return offset === undefined ? undefined : local - offset
}

/** Leap seconds are the last of a month in UTC (RFC 3339, appendix D); `:60` was counted as the second after it. */
function followsLeapSecond(utc: number): boolean {
  return utc % DAY === 0 && new Date(utc).getUTCDate() === 1
}
