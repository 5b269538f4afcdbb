import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../base/json.ts'
import type { OperatorFacts } from './define-operator.ts'
import { bindOperator } from './define-operator.ts'
import { time } from './time.ts'

const noon = Date.UTC(2026, 0, 1, 12)
const atNoon: OperatorFacts = { env: {}, at: noon }

function judge(param: JsonObject, value: Json, facts: OperatorFacts = atNoon): string {
  expect(time.param.safeParse(param).error).toBeUndefined()
  return bindOperator(time, param, {})(value, facts)
}

test.each<[JsonObject, Json, string]>([
  [{ before: 'now' }, '2026-01-01T11:59:59.999Z', 'hit'],
  [{ before: 'now' }, '2026-01-01T12:00:00Z', 'miss'],
  [{ after: 'now' }, '2026-01-01T12:00:00Z', 'miss'],
  [{ after: 'now' }, '2026-01-01T12:00:00.0000001Z', 'hit'],
  [{ after: 'now', before: 'now+7d' }, '2026-01-08T11:59:59Z', 'hit'],
  [{ after: 'now', before: 'now + 7d' }, '2026-01-08T12:00:00Z', 'miss'],
  [{ after: 'now - 90s' }, '2026-01-01T11:58:31Z', 'hit'],
  [{ within: '30m' }, '2026-01-01T12:30:00Z', 'hit'],
  [{ within: '30m' }, '2026-01-01T11:30:00Z', 'hit'],
  [{ within: '30m' }, '2026-01-01T12:30:00.001Z', 'miss'],
  [{ within: '30m' }, '2026-01-01T11:29:59.999Z', 'miss'],
  [{ within: '1w', of: '2026-03-01T00:00:00Z' }, '2026-03-08T00:00:00Z', 'hit'],
  [{ within: '1w', of: 'now + 1w' }, '2026-01-16T00:00:00Z', 'miss'],
  [{ before: 'now' }, '2026-01-01T13:30:00+02:00', 'hit'],
  [{ before: 'now' }, '2026-01-01T11:00:00', 'unknown'],
  [{ before: 'now', zone: '+02:00' }, '2026-01-01T13:30:00', 'hit'],
  [{ before: '2026-07-01T12:00:00', zone: 'Europe/Paris' }, '2026-07-01T09:59:00Z', 'hit'],
  [{ before: 'now' }, 'yesterday', 'unknown'],
  [{ before: 'now' }, noon, 'unknown'],
  [{ before: 'now' }, ['2026-01-01T11:00:00Z'], 'unknown'],
])('time %j on %j: %s (L-45)', (param, value, want) => {
  expect(judge(param, value)).toBe(want)
})

test('now is what the host says, else the time of the event, else not known', () => {
  const env = { now: '2027-01-01T00:00:00+01:00' }
  expect(judge({ before: 'now' }, '2026-12-31T22:00:00Z', { env, at: noon })).toBe('hit')
  expect(judge({ before: 'now' }, '2026-12-31T23:30:00Z', { env, at: noon })).toBe('miss')
  expect(judge({ before: 'now' }, '2020-01-01T00:00:00Z', { env: {} })).toBe('unknown')
  expect(judge({ before: 'now' }, '2020-01-01T00:00:00Z', { env: { now: 'today' }, at: noon })).toBe('unknown')
  expect(judge({ before: 'now' }, '2020-01-01T00:00:00Z', { env: { now: noon }, at: noon })).toBe('unknown')
  expect(judge({ before: 'now', after: '2021-01-01T00:00:00Z' }, '2020-01-01T00:00:00Z', { env: {} })).toBe('miss')
})

test.each<[Json]>([
  [{ of: 'now' }],
  [{ zone: 'UTC' }],
  [{ before: 'now', of: 'now' }],
  [{ before: '2026-01-31' }],
  [{ before: '2026-01-31T10:00:00' }],
  [{ before: '2026-03-29T02:30:00', zone: 'Europe/Paris' }],
  [{ before: 'now + 7' }],
  [{ before: 'now + 1.5h' }],
  [{ before: 'now  + 1h' }],
  [{ before: 'tomorrow' }],
  [{ within: '1y' }],
  [{ within: 'P1D' }],
  [{ within: '-1h' }],
  [{ before: 'now', zone: 'Mars/Base' }],
  [{ before: 0 }],
  ['now'],
])('the parameter %j does not load', (param) => {
  expect(time.param.safeParse(param).success).toBe(false)
})

test('says why a text was not judged, without the text', () => {
  const why = (param: JsonObject, value: string, facts = atNoon) => time.explain?.(param as never, value, facts, undefined as never)
  expect(why({ before: 'now' }, 'soon')).toBe('is no RFC 3339 text')
  expect(why({ before: 'now' }, '2026-01-01T00:00:00')).toBe('has no offset')
  expect(why({ before: 'now', zone: 'Europe/Paris' }, '2026-03-29T02:30:00')).toBe('is a time that the clock of the zone skips or shows twice')
  expect(why({ before: 'now' }, '2026-01-01T00:00:00Z', { env: {} })).toBe('is compared with the present, which is not known')
})
