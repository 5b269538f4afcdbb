import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/core/base/canonical-json.ts'
import type { JsonObject } from '../../src/core/base/json.ts'
import { sha256Hex } from '../../src/core/base/sha256.ts'
import { loadPolicy } from '../../src/core/load/load-policy.ts'
import { keepingRules, onlyCallRules, renamed, withoutKeys } from '../support/change-packs.ts'
import { decideAlone, doesStart, openPolicy, type OpenPolicy } from '../support/open-policy.ts'
import { randomCall } from '../support/random-events.ts'
import { randomPacks, rulesOf, toFiles, type RandomPack } from '../support/random-policy.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

const packs = randomPacks({ asksOthers: true }, 'calls').map(onlyCallRules).filter((all) => all.length > 0)
const higher = packs.map((all): readonly RandomPack[] => all.map((pack, index) => ({ ...renamed(pack, `h/p${index}`), tier: 'host' })))
const lower = packs.map((all): readonly RandomPack[] => all.map((pack, index) => ({ ...renamed(pack, `w/p${index}`), tier: 'workspace' })))

/** A chain that the higher tier stops is over before a lower rule is asked; what settles judges the final arguments instead. */
function isStoppedInChain(decision: JsonObject): boolean {
  const rules = decision['rules']
  const last = Array.isArray(rules) ? (rules.at(-1) as JsonObject | undefined) : undefined
  return !doesStart(decision) && last?.['settled'] === false
}

function idOf(rule: JsonObject): string {
  return typeof rule['id'] === 'string' ? rule['id'] : ''
}

function stopLaw(open: OpenPolicy): Promise<void> {
  return fc.assert(
    fc.asyncProperty(higher, lower, randomCall, async (upper, below, call) => {
      fc.pre(isStoppedInChain(await decideAlone(open, upper, call)))
      expect(doesStart(await decideAlone(open, [...below, ...upper], call))).toBe(false)
    }),
    effort(60),
  )
}

/** Whatever starts, rewritten by whom it may be, starts under the guards and lists of the higher tier too. */
function finalLaw(open: OpenPolicy): Promise<void> {
  const words = ['skip', 'terminate', 'allow']
  const isStrict = (rule: JsonObject): boolean => words.some((word) => Object.hasOwn(rule, word))
  const unrelieved = higher.map((all) => all.map((pack) => withoutKeys(pack, ['exceptions']))).filter((all) => keepingRules(all, isStrict).length > 0)
  return fc.assert(
    fc.asyncProperty(unrelieved, lower, randomCall, async (upper, below, call) => {
      const decision = await decideAlone(open, [...upper, ...below], call)
      const args = decision['args']
      fc.pre(doesStart(decision) && args !== undefined)
      const rest = Object.fromEntries(Object.entries(call).filter(([key]) => key !== 'args_text'))
      const final = { ...rest, args: args ?? null, approval: { approved: true, args_sha256: sha256Hex(canonicalJson(args ?? null)) } }
      expect((await decideAlone(openPolicy, keepingRules(upper, isStrict), final))['decision']).toBe('continue')
    }),
    effort(60),
  )
}

/** A lower tier hides the higher ones. */
const lowestWins: OpenPolicy = (all) => openPolicy(all.some(({ tier }) => tier === 'workspace') ? all.filter(({ tier }) => tier === 'workspace') : all)

describe('tier: a lower tier never loosens a higher one', () => {
  test('a call that higher rules stop is stopped, whatever a lower tier adds', () => stopLaw(openPolicy))
  test('what starts would start under the guards and allow lists of the higher tier alone', () => finalLaw(openPolicy))

  test('an exception on a rule of a higher tier does not load (L-19)', () => {
    fc.assert(
      fc.property(higher, lower, fc.nat({ max: 9 }), (upper, below, at) => {
        const [host] = upper
        const [own] = below
        if (host === undefined || own === undefined) throw new Error('a policy has a pack')
        const rules = rulesOf(host).filter((rule) => rule['event'] === 'tool_call' && !Object.hasOwn(rule, 'allow'))
        fc.pre(rules.length > 0)
        const rule = rules[at % rules.length] ?? {}
        const exception = { id: 'relief', rules: [`h/p0#${idOf(rule)}`], match: { args: { '$.a': { exists: true } } }, reason: 'r', owner: 'o', expires: '2027-03-31', weakens: true }
        const grasping = { ...own, document: { ...own.document, exceptions: [exception] } }
        const entries = toFiles([host, grasping]).map(({ name, tier, text }) => ({ tier, source: { name, text } }))
        const loaded = loadPolicy(entries, { intersect: true, host: { checks: ['scan', 'gate'], hasApprover: true } })
        expect(loaded.ok).toBe(false)
      }),
      effort(60),
    )
  })

  test.each<readonly [string, (open: OpenPolicy) => Promise<void>]>([
    ['a stopped call starts', stopLaw],
    ['a call starts that a higher guard refuses', finalLaw],
  ])('is caught when a lower tier hides the higher one, so that %s', async (_name, law) => {
    expect(await verdictOn(() => law(lowestWins))).toBe('broken law')
  })
})
