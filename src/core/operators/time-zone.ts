import { readOffset } from './time-offset.ts'

/** Where a clock stands whose times have no offset. */
export interface TimeZone {
  /** The moment at which the clock shows this time, written as milliseconds since 1970; undefined if it never does or twice. */
  readonly toUtc: (local: number) => number | undefined
}

/** `UTC`, `Z`, a fixed offset such as `+01:00`, or a name of the IANA database. Undefined = there is no such zone. */
export function readTimeZone(text: string): TimeZone | undefined {
  const offset = text === 'UTC' ? 0 : readOffset(text)
  if (offset !== undefined) return { toUtc: (local) => local - offset }
  // `Intl` would also take the abbreviations of old systems, which mean different zones in different places.
  if (!/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2}$/u.test(text)) return undefined
  try {
    return namedZone(new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { timeZone: text, ...parts }))
  } catch {
    return undefined
  }
}

const parts = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

const DAY = 86_400_000

/** Before it clocks followed the sun, with offsets in odd seconds that databases do not agree on. */
const FIRST = Date.UTC(1900, 0, 1)

function namedZone(format: Intl.DateTimeFormat): TimeZone {
  const offsetAt = (utc: number): number => shownBy(format, utc) - utc
  return {
    toUtc(local) {
      if (local < FIRST) return undefined
      // No zone moves twice within two days, so the offset is the one before or the one after.
      const found = new Set([-DAY, DAY].map((step) => local - offsetAt(local + step)).filter((utc) => shownBy(format, utc) === local))
      const [utc, second] = found
      return second === undefined ? utc : undefined
    },
  }
}

/** What the clock shows at a moment, written as milliseconds since 1970. */
function shownBy(format: Intl.DateTimeFormat, utc: number): number {
  const shown = new Map(format.formatToParts(utc).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? Number.NaN
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}
