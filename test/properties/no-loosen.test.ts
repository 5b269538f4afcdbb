import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { addingRule, onlyCallRules, renamed, withoutKeys } from '../support/change-packs.ts'
import { decideAlone, doesStart, openPolicy, type OpenPolicy } from '../support/open-policy.ts'
import { randomCall } from '../support/random-events.ts'
import { randomPacks, rulesOf, withRules, type RandomPack } from '../support/random-policy.ts'
import { allowRule, anyRule, guardRule } from '../support/random-rule.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

const packs = randomPacks({ asksOthers: true }, 'calls').map(onlyCallRules).filter((all) => all.length > 0)

const addedGuard = fc.oneof(
  { arbitrary: guardRule, weight: 2 },
  {
    arbitrary: fc.tuple(guardRule, fc.constantFrom<JsonObject>({ consult: { check: 'gate', timeout_ms: 1000 } }, { ask: { question: 'Run?', timeout_ms: 1000, otherwise: 'No.' } })).map(
      ([guard, action]) => ({ ...without(guard, ['skip', 'terminate']), ...action }),
    ),
    weight: 1,
  },
)

function without(rule: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(rule).filter(([key]) => !keys.includes(key)))
}

/** What is refused stays refused after the change. */
async function staysRefused(open: OpenPolicy, before: readonly RandomPack[], after: readonly RandomPack[], call: JsonObject): Promise<void> {
  fc.pre(!doesStart(await decideAlone(open, before, call)))
  expect(doesStart(await decideAlone(open, after, call))).toBe(false)
}

const place = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 9 }))

function guardLaw(open: OpenPolicy): Promise<void> {
  return fc.assert(
    fc.asyncProperty(packs, addedGuard, place, randomCall, (all, guard, [pack, at], call) =>
      staysRefused(open, all, addingRule(all, { ...guard, mode: 'enforce' }, pack, at), call),
    ),
    effort(60),
  )
}

function packLaw(open: OpenPolicy): Promise<void> {
  const extra = fc.record({ guards: fc.array(guardRule, { minLength: 1, maxLength: 3 }), allows: fc.array(allowRule, { maxLength: 2 }), tier: fc.constantFrom('host' as const, 'operator' as const, 'workspace' as const) })
  return fc.assert(
    fc.asyncProperty(packs, extra, randomCall, (all, { guards, allows, tier }, call) => {
      const [first] = all
      if (first === undefined) throw new Error('a policy has a pack')
      const plain = renamed(withoutKeys(first, ['exceptions', 'unmatched']), 't/extra')
      const rules = [...guards, ...allows].map((rule, index) => ({ id: `x${index}`, ...rule }))
      const list: JsonObject = allows.length === 0 ? {} : { unmatched: { skip: 'Not listed.' } }
      const added = { tier, document: { ...withRules(plain, rules).document, ...list } }
      return staysRefused(open, all, [...all, added], call)
    }),
    effort(60),
  )
}

function shadowLaw(open: OpenPolicy): Promise<void> {
  const callRules = anyRule({ asksOthers: true }, 'calls').filter((rule) => rule['event'] === 'tool_call')
  return fc.assert(
    fc.asyncProperty(packs, callRules, place, randomCall, (all, rule, [pack, at], call) =>
      staysRefused(open, all, addingRule(all, { ...rule, mode: 'shadow' }, pack, at), call),
    ),
    effort(80),
  )
}

/** Unknown whatever the call says: absent is unknown by `required`, and nothing stands at the reference (L-14, L-16). */
const unknowable: JsonObject = { args: { '$.zz': { required: true, equals: { ref: 'env.nowhere' } } } }

/** The matcher with one event test, found by counting down `at`, that cannot be judged. */
function blinded(matcher: Json, at: number): Json {
  if (at <= 0 || !isJsonObject(matcher)) return unknowable
  const entries = Object.entries(matcher)
  const [key, value] = entries[at % entries.length] ?? ['', null]
  if (key === 'not') return { ...matcher, not: blinded(value, at - 1) }
  if ((key === 'any' || key === 'all') && isJsonArray(value)) {
    const target = at % value.length
    return { ...matcher, [key]: value.map((each, index) => (index === target ? blinded(each, at - 2) : each)) }
  }
  const rest = without(matcher, [key])
  return Object.keys(rest).length === 0 ? unknowable : { all: [rest, unknowable] }
}

function unknownLaw(open: OpenPolicy): Promise<void> {
  const spot = fc.record({ pack: fc.nat({ max: 5 }), rule: fc.nat({ max: 9 }), part: fc.constantFrom('match', 'unless', 'when'), depth: fc.nat({ max: 6 }) })
  return fc.assert(
    fc.asyncProperty(packs, spot, randomCall, (all, { pack, rule, part, depth }, call) => {
      const changed = all.map((each, index) => {
        if (index !== pack % all.length) return each
        const rules = rulesOf(each)
        return withRules(each, rules.map((one, position) => {
          if (position !== rule % rules.length || one['event'] !== 'tool_call') return one
          if (part === 'when') return Object.hasOwn(one, 'when') ? { ...one, when: { '>': [{ var: 'env.nowhere' }, 1] } } : one
          return Object.hasOwn(one, part) ? { ...one, [part]: blinded(one[part] ?? null, depth) } : one
        }))
      })
      return staysRefused(open, all, changed, call)
    }),
    effort(80),
  )
}

/** Each pack keeps its last rule alone, as if a later one replaced those before it. */
const lastRuleWins: OpenPolicy = (all) => openPolicy(all.map((pack) => withoutKeys(withRules(pack, rulesOf(pack).slice(-1)), ['unmatched', 'exceptions'])).filter((pack) => !rulesOf(pack).some((rule) => Object.hasOwn(rule, 'allow'))))
const lastPackWins: OpenPolicy = (all) => openPolicy(all.slice(-1))
const faultsRun: OpenPolicy = (all) => {
  const opened = openPolicy(all)
  return {
    async decide(line) {
      const decision = await opened.decide(line)
      return decision['decision'] === 'fault' ? { ...decision, decision: 'continue' } : decision
    },
  }
}
/** A shadow rule allows what it hits. */
const shadowAllows: OpenPolicy = (all) => {
  const opened = openPolicy(all)
  return {
    async decide(line) {
      const decision = await opened.decide(line)
      const rules = decision['rules']
      const isSeen = isJsonArray(rules) && rules.some((rule) => isJsonObject(rule) && rule['mode'] === 'shadow' && JSON.stringify(rule['rule']).endsWith('#added"'))
      return isSeen ? { ...decision, decision: 'continue' } : decision
    },
  }
}

describe('no-loosen: what is refused stays refused', () => {
  test('when a guard is added', () => guardLaw(openPolicy))
  test('when a pack of guards, or with an allow list, is added', () => packLaw(openPolicy))
  test('when a shadow rule is added', () => shadowLaw(openPolicy))
  test('when a test of a rule becomes unknown', () => unknownLaw(openPolicy))

  test.each<readonly [string, (open: OpenPolicy) => Promise<void>, OpenPolicy]>([
    ['a later rule replaces those before it', guardLaw, lastRuleWins],
    ['a later pack replaces those before it', packLaw, lastPackWins],
    ['a shadow rule allows', shadowLaw, shadowAllows],
    ['what is unknown runs', unknownLaw, faultsRun],
  ])('is caught when %s', async (_name, law, broken) => {
    expect(await verdictOn(() => law(broken))).toBe('broken law')
  })
})
