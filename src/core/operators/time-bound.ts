import type { Json } from '../base/json.ts'
import type { OperatorFacts } from './define-operator.ts'
import { moveInstant, parseInstant, type Instant } from './time-instant.ts'
import type { TimeZone } from './time-zone.ts'

/** A moment as a rule names it: a fixed one, or one counted from the time of the event. */
export type TimeBound =
  | { readonly kind: 'fixed'; readonly instant: Instant }
  | { readonly kind: 'now'; readonly moved: number }

const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const

/** `30m`, `24h`, `7d`: a whole number and a unit (s, m, h, d, w), in milliseconds. A day is 24 hours. */
export function readDuration(text: string): number | undefined {
  const match = /^(\d{1,6})([smhdw])$/u.exec(text)
  if (match === null) return undefined
  // The pattern lets no other letter through.
  return Number(match[1]) * units[match[2] as keyof typeof units]
}

/** `now`, `now+24h`, `now - 7d`, or an RFC 3339 text. */
export function readBound(text: string, zone?: TimeZone): TimeBound | undefined {
  if (text === 'now') return { kind: 'now', moved: 0 }
  const match = /^now ?([+-]) ?(\w+)$/u.exec(text)
  const moved = match?.[2] === undefined ? undefined : readDuration(match[2])
  if (moved !== undefined) return { kind: 'now', moved: match?.[1] === '-' ? -moved : moved }
  const instant = parseInstant(text, zone)
  return instant && { kind: 'fixed', instant }
}

export function instantOf(bound: TimeBound, facts: OperatorFacts): Instant | undefined {
  if (bound.kind === 'fixed') return bound.instant
  const now = nowOf(facts)
  return now && moveInstant(now, bound.moved)
}

/** `env.now` where the host gives it, else the time of the event. */
function nowOf({ env, at }: OperatorFacts): Instant | undefined {
  const now: Json | undefined = Object.hasOwn(env, 'now') ? env['now'] : undefined
  if (now !== undefined) return typeof now === 'string' ? parseInstant(now) : undefined
  return at === undefined || !Number.isFinite(at) ? undefined : { ms: Math.floor(at), beyond: '' }
}
