import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject, textForm, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { randomCall } from '../../support/random-events.ts'
import { randomPacks, rulesOf, toFiles, withRules, type RandomPack } from '../../support/random-policy.ts'
import { guardRule } from '../../support/random-rule.ts'
import { randomScenario } from '../../support/random-scenario.ts'
import type { DecisionLike } from './decision.ts'
import { createReference, type EventError } from './reference-evaluator.ts'

const alone = { asksOthers: false }
const packs = randomPacks(alone, 'calls')

function decideAll(all: readonly RandomPack[], trace: readonly JsonObject[]): readonly (DecisionLike | EventError)[] {
  const reference = createReference(toFiles(all), {})
  return trace.map((line) => reference.decide(line))
}

function decideOne(all: readonly RandomPack[], line: JsonObject): DecisionLike {
  const [decision] = decideAll(all, [line])
  if (decision === undefined || 'event_error' in decision) throw new Error('a random call is an event')
  return decision
}

function starts(decision: DecisionLike): boolean {
  return decision.decision === 'continue' || decision.decision === 'rewrite'
}

/** What a decision says, but for its list of rules and the words of a fault, which name the first thing that was not judged. */
function gist(decision: DecisionLike | EventError): Json {
  if ('event_error' in decision) return { error: decision.event_error.about }
  const hasOwnWords = / could not judge /.test(decision.reason ?? '')
  const left = Object.entries(decision).filter(([key]) => key !== 'rules' && !(hasOwnWords && (key === 'reason' || key === 'result')))
  // A decision is plain JSON.
  return JSON.parse(JSON.stringify(Object.fromEntries(left))) as Json
}

/** Adds a rule to the pack at this place. */
function adding(all: readonly RandomPack[], rule: JsonObject, where: { readonly pack: number; readonly at: number }): readonly RandomPack[] {
  const target = where.pack % all.length
  return all.map((pack, index) => {
    if (index !== target) return pack
    const rules = rulesOf(pack)
    const at = where.at % (rules.length + 1)
    return withRules(pack, [...rules.slice(0, at), { id: 'added', ...rule }, ...rules.slice(at)])
  })
}

const where = fc.record({ pack: fc.nat({ max: 5 }), at: fc.nat({ max: 9 }) })

describe('the laws of section 12 hold on the reference', () => {
  test('no-loosen: adding a guard never makes a refused call start', () => {
    fc.assert(
      fc.property(packs, guardRule, where, randomCall, (all, guard, place, call) => {
        fc.pre(!starts(decideOne(all, call)))
        expect(starts(decideOne(adding(all, { ...guard, mode: 'enforce' }, place), call))).toBe(false)
      }),
      { numRuns: 150 },
    )
  })

  test('no-loosen: adding a pack never makes a refused call start', () => {
    fc.assert(
      fc.property(packs, packs, randomCall, (all, others, call) => {
        const [extra] = others
        if (extra === undefined) return
        // Only what refuses: a pack of guards in a tier of its own, since rewrites of a new pack may clean arguments.
        const guards = rulesOf(extra).filter((rule) => Object.hasOwn(rule, 'skip') || Object.hasOwn(rule, 'terminate'))
        const document = Object.fromEntries(Object.entries(extra.document).filter(([key]) => key !== 'unmatched' && key !== 'exceptions'))
        const more: RandomPack = { tier: extra.tier, document: { ...document, pack: { id: 't/extra', version: '1.0.0' }, rules: guards } }
        fc.pre(guards.length > 0 && !starts(decideOne(all, call)))
        expect(starts(decideOne([...all, more], call))).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  test('shadow = delete: taking all shadow rules out changes no decision (L-18)', () => {
    fc.assert(
      fc.property(randomScenario(alone), ({ packs: all, trace }) => {
        const without = all.map((pack) => withRules(pack, rulesOf(pack).filter((rule) => rule['mode'] !== 'shadow')))
        // Exceptions on a rule that is gone would not load, but they relieve nobody.
        expect(decideAll(without, trace).map(gist)).toEqual(decideAll(all, trace).map(gist))
      }),
      { numRuns: 150 },
    )
  })

  test('order: turning the entries of match, any and all around changes nothing', () => {
    fc.assert(
      fc.property(randomScenario(alone), ({ packs: all, trace }) => {
        const turned = all.map((pack) => withRules(pack, rulesOf(pack).map(turnRule)))
        expect(decideAll(turned, trace).map(gist)).toEqual(decideAll(all, trace).map(gist))
      }),
      { numRuns: 150 },
    )
  })

  test('final: a tool that starts passes every skip and terminate guard alone on its arguments', () => {
    fc.assert(
      fc.property(packs, randomCall, (all, call) => {
        const decision = decideOne(all, call)
        fc.pre(starts(decision) && decision.args !== undefined)
        const rest = Object.fromEntries(Object.entries(call).filter(([key]) => key !== 'args_text'))
        const guardsOnly = all.map((pack) => ({
          ...pack,
          document: { ...pack.document, rules: rulesOf(pack).filter((rule) => Object.hasOwn(rule, 'skip') || Object.hasOwn(rule, 'terminate') || Object.hasOwn(rule, 'allow')) },
        }))
        expect(decideOne(guardsOnly, { ...rest, args: decision.args ?? null }).decision).toBe('continue')
      }),
      { numRuns: 150 },
    )
  })

  test.each<{ guard: JsonObject; refused: Json }>([
    { guard: { match: { args: { '$.a': { gt: 5 } } } }, refused: 9 },
    { guard: { match: { args: { '$.a': { contains: 'b' } } } }, refused: 'ab' },
    { guard: { match: { args: { '$.a': ['ab', 'x'] } } }, refused: 'x' },
    { guard: { match: { tool: 'act' }, unless: { args: { '$.a': { gt: 0, lte: 5 } } } }, refused: 501 },
    { guard: { match: { args: { '$.a[*]': { some: 'ab' } } } }, refused: ['x', 'ab'] },
    { guard: { match: { not: { args: { '$.a': { lt: 5 } } } } }, refused: 7 },
    { guard: { when: { '>': [{ var: 'args.a' }, 5] } }, refused: 6 },
  ])('retype: $refused of another type never starts under $guard', ({ guard, refused }) => {
    const pack: RandomPack = {
      tier: 'host',
      document: { sluice: 1, pack: { id: 't/p', version: '1.0.0' }, rules: [{ id: 'r', event: 'tool_call', ...guard, skip: 'No.' }] },
    }
    const call = (a: Json): JsonObject => ({ kind: 'tool_call', run_id: 'A', turn: 1, seq: 1, tool_name: 'act', args: { a } })
    expect(decideOne([pack], call(refused)).decision).toBe('skip')
    const others = [textForm(refused), `${textForm(refused)} `, true, 1.5, {}, 'text'].filter((each) => typeof each !== typeof refused)
    expect(others.filter((each) => starts(decideOne([pack], call(each))))).toEqual([])
  })
})

function turnRule(rule: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(rule).map(([key, value]) => [key, key === 'match' || key === 'unless' ? turn(value) : value]),
  )
}

/** Turns the order of map entries and of `any` and `all` around, at every depth. */
function turn(matcher: Json): Json {
  if (!isJsonObject(matcher)) return matcher
  const entries = Object.entries(matcher).map(([key, value]): readonly [string, Json] => {
    if ((key === 'any' || key === 'all') && isJsonArray(value)) return [key, value.map(turn).reverse()]
    const isOperand = key === 'schema' || key === 'equals' || key === 'in' || key === 'tool'
    return [key, isOperand ? value : turn(value)]
  })
  return Object.fromEntries(entries.reverse())
}
