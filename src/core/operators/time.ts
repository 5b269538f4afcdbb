import { z } from 'zod'
import { defineOperator } from './define-operator.ts'
import { instantOf, readBound, readDuration, type TimeBound } from './time-bound.ts'
import { compareInstants, moveInstant, parseInstant, type Instant } from './time-instant.ts'
import { readTimeZone, type TimeZone } from './time-zone.ts'
import { toVerdict } from './typed-test.ts'

export interface TimeParam {
  readonly before?: string | undefined
  readonly after?: string | undefined
  readonly within?: string | undefined
  readonly of?: string | undefined
  readonly zone?: string | undefined
}

const text = (holds: (text: string) => boolean, otherwise: string): z.ZodType<string> =>
  z
    .string('must be a text')
    .check((context) => {
      if (holds(context.value)) return
      context.issues.push({ code: 'custom', message: context.value === '' ? 'must not be empty' : otherwise, input: context.value })
    })
    .meta({ minLength: 1 })

/** Whether its clock needs a zone is asked once the zone is known. */
const boundText = text(
  (written) => readBound(written, anyZone) !== undefined,
  'must be `now`, `now + 24h`, `now - 7d` or an RFC 3339 text like `2026-01-31T09:00:00Z`',
)

const anyZone: TimeZone = { toUtc: (local) => local }

const param: z.ZodType<TimeParam> = z
  .strictObject({
    before: boundText.optional(),
    after: boundText.optional(),
    within: text((written) => readDuration(written) !== undefined, 'must be a duration like `30m`, `24h` or `7d`').optional(),
    of: boundText.optional(),
    zone: text((written) => readTimeZone(written) !== undefined, 'must be `UTC`, an offset like `+01:00` or a zone like `Europe/Paris`').optional(),
  })
  .check((context) => {
    const { before, after, within, of, zone } = context.value
    const problem = (path: readonly string[], message: string): void => {
      context.issues.push({ code: 'custom', path: [...path], message, input: context.value })
    }
    if (before === undefined && after === undefined && within === undefined) problem([], 'needs `before`, `after` or `within`')
    if (of !== undefined && within === undefined) problem(['of'], 'means nothing without `within`')
    const clock = zone === undefined ? undefined : readTimeZone(zone)
    for (const [name, written] of Object.entries({ before, after, of })) {
      const isBound = written !== undefined && readBound(written, anyZone) !== undefined
      if (isBound && readBound(written, clock) === undefined) problem([name], 'has no offset; write `Z` or `+01:00` behind it, or a `zone` beside it that has this time once')
    }
  })

type InstantTest = (value: Instant, bound: Instant) => boolean

/** Moments, never texts: `10:00+02:00` is before `09:00Z` (L-45). */
export const time = defineOperator({
  name: 'time',
  summary: 'the RFC 3339 text states a moment that passes every given test',
  details: [
    '`before` and `after` take a moment: `now`, `now + 24h`, `now - 7d`, or an RFC 3339 text such as `2026-01-31T09:00:00Z`; the moment itself is neither before nor after. `within: 24h` asks that no more than this lies between the value and `of`, in either direction; without `of` that is `now`. A duration is a whole number and one of `s`, `m`, `h`, `d`, `w`; a day is 24 hours. All that are given must hold.',
    '`now` is `env.now`, an RFC 3339 text with an offset, and without it the time of the event; where neither is known the test is unknown.',
    'The grammar is that of RFC 3339: date, `T`, time with seconds, an optional fraction, `Z` or an offset. `t`, `z` and a blank in place of the `T` are fine, `-00:00` is UTC. A date alone, a time without seconds, 24:00, a day that is not, and any other text are unknown. `:60` stands only for a leap second, the last second of a month in UTC, and is the moment at which the next month begins.',
    'A text without an offset is unknown, unless `zone` says where its clock stands: `UTC`, a fixed offset such as `+01:00`, or a name such as `Europe/Paris`, by the rules that the JavaScript engine of the host knows. A time that the clock of the zone skips or shows twice, or one before 1900, is unknown. `zone` changes nothing about texts that have an offset.',
  ],
  judges: ['text'],
  param,
  modifiers: [],
  holdsNames: true,
  bind({ before, after, within, of, zone }) {
    const clock = zone === undefined ? undefined : readTimeZone(zone)
    const tests: (readonly [TimeBound | undefined, InstantTest])[] = []
    if (before !== undefined) tests.push([readBound(before, clock), (value, bound) => compareInstants(value, bound) < 0])
    if (after !== undefined) tests.push([readBound(after, clock), (value, bound) => compareInstants(value, bound) > 0])
    const span = within === undefined ? undefined : readDuration(within)
    if (span !== undefined) {
      tests.push([
        readBound(of ?? 'now', clock),
        (value, bound) => compareInstants(value, moveInstant(bound, -span)) >= 0 && compareInstants(value, moveInstant(bound, span)) <= 0,
      ])
    }
    return (value, facts) => {
      const instant = typeof value === 'string' ? parseInstant(value, clock) : undefined
      if (instant === undefined) return 'unknown'
      let isUnknown = false
      for (const [bound, holds] of tests) {
        const known = bound && instantOf(bound, facts)
        if (known === undefined) isUnknown = true
        else if (!holds(instant, known)) return 'miss'
      }
      return isUnknown ? 'unknown' : toVerdict(true)
    }
  },
  explain({ zone }, value, facts) {
    if (typeof value !== 'string') return undefined
    const clock = zone === undefined ? undefined : readTimeZone(zone)
    if (parseInstant(value, clock) === undefined) {
      const isOnlyLocal = parseInstant(value, anyZone) !== undefined
      if (!isOnlyLocal) return 'is no RFC 3339 text'
      return clock === undefined ? 'has no offset' : 'is a time that the clock of the zone skips or shows twice'
    }
    return instantOf({ kind: 'now', moved: 0 }, facts) === undefined ? 'is compared with the present, which is not known' : undefined
  },
  examples: [
    { param: { before: '2026-02-01T00:00:00Z' }, value: '2026-01-31T23:59:59.999Z', want: 'hit' },
    { param: { before: '2026-02-01T00:00:00Z' }, value: '2026-02-01T01:00:00+02:00', want: 'hit' },
    { param: { before: '2026-02-01T00:00:00Z' }, value: '2026-02-01T00:00:00Z', want: 'miss' },
    { param: { after: 'now', before: 'now + 7d' }, value: '2026-01-02T10:00:00Z', env: { now: '2026-01-01T00:00:00Z' }, want: 'hit' },
    { param: { within: '24h', of: 'now' }, value: '2026-01-02T00:00:01Z', env: { now: '2026-01-01T00:00:00Z' }, want: 'miss' },
    { param: { within: '24h', of: 'now' }, value: '2026-01-02T00:00:00Z', want: 'unknown' },
    { param: { before: '2026-02-01T00:00:00Z' }, value: '2026-01-31T10:00:00', want: 'unknown' },
    { param: { before: '2026-07-01T12:00:00Z', zone: 'Europe/Paris' }, value: '2026-07-01T13:30:00', want: 'hit' },
    { param: { before: '2026-02-01T00:00:00Z' }, value: '2026-01-31', want: 'unknown' },
    { param: { before: '2026-02-01T00:00:00Z' }, value: 1769817600000, want: 'unknown' },
  ],
})
