import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../src/core/base/json.ts'
import type { Env } from '../../src/core/events/hook-context.ts'
import { readEvent } from '../../src/core/records/read-event.ts'
import { aContext } from '../support/engine-events.ts'
import { packOf } from '../support/change-packs.ts'
import { compilePacks } from '../support/open-policy.ts'
import { argumentMap } from '../support/random-args.ts'
import { callMatcher, condition } from '../support/random-matcher.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

/** Tests that are unknown until the host states `env.u` or `env.v`, and known after. */
const open = fc.constantFrom<JsonObject>(
  { args: { '$.a': { equals: { ref: 'env.u' } } } }, { args: { '$.n': { gt: { ref: 'env.v' } } } }, { args: { '$.l[*]': { some: { equals: { ref: 'env.u' } } } } },
  { args: { '$.p[*].n': { every: { lte: { ref: 'env.v' } } } } }, { args: { '$.a': { not: { starts_with: { ref: 'env.u' } } } } }, { args: { '$.p[*]': { none: { '$.k': { contains: { ref: 'env.u' } } } } } },
)
const openCondition = fc.constantFrom<Json>({ '>': [{ var: 'env.v' }, 2] }, { '<': [{ '+': [{ var: 'args.n' }, { var: 'env.v' }] }, 5] }, { starts_with: [{ var: 'env.u' }, 'a'] })

const mixed: fc.Arbitrary<JsonObject> = fc.oneof(
  open,
  fc.tuple(open, callMatcher).map(([left, right]) => ({ any: [left, right] })),
  fc.tuple(callMatcher, open).map(([left, right]) => ({ all: [left, right] })),
  fc.tuple(callMatcher, open, open).map(([one, two, three]) => ({ any: [{ all: [one, two] }, { not: three }] })),
)
const when = fc.oneof(
  openCondition,
  fc.tuple(condition, openCondition).map(([left, right]) => ({ and: [left, right] })),
  fc.tuple(openCondition, condition).map(([left, right]) => ({ or: [left, { '!': [right] }] })),
  fc.tuple(openCondition, condition, condition).map(([test, then, other]) => ({ if: [test, { '!!': [then] }, { '!!': [other] }] })),
)

const rules = fc.record({ match: mixed, when: fc.option(when, { nil: undefined }), unless: fc.option(mixed, { nil: undefined }) })

type Judge = (rule: JsonObject, args: JsonObject, env: Env) => string

const judge: Judge = (rule, args, env) => {
  const pack = packOf([{ id: 'r', event: 'tool_call', ...rule, skip: 'No.' }])
  const reading = readEvent({ kind: 'tool_call', run_id: 'A', turn: 1, tool_name: 'act', args })
  const compiled = compilePacks([pack]).rules.get('t/p#r')
  if (!reading.ok || compiled === undefined) throw new Error('the rule stands and the line is an event')
  return compiled.judge(reading.value.event, aContext({ env })).verdict
}

function law(judged: Judge): void {
  const facts = fc.record({ u: fc.constantFrom('ab', 'abc', 'x', 'b', ''), v: fc.constantFrom(0, 1, 2, 5, 9) })
  fc.assert(
    fc.property(rules, argumentMap, facts, (parts, args, env) => {
      const rule = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as JsonObject
      const before = judged(rule, args, {})
      fc.pre(before !== 'unknown')
      expect(judged(rule, args, env)).toBe(before)
    }),
    effort(200),
  )
}

describe('monotone: a hit or miss stays when unknowns are resolved', () => {
  test('whatever the host states later', () => law(judge))

  test('is caught when unknown is read as a miss', async () => {
    const twoValued: Judge = (...facts) => (judge(...facts) === 'hit' ? 'hit' : 'miss')
    expect(await verdictOn(() => law(twoValued))).toBe('broken law')
  })
})
