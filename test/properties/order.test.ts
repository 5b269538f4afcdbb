import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { shuffled, shuffledMatchers, type Chance } from '../support/change-packs.ts'
import { decideTrace, openPolicy, type OpenPolicy } from '../support/open-policy.ts'
import { rulesOf, withRules, type RandomPack } from '../support/random-policy.ts'
import { randomScenario } from '../support/random-scenario.ts'
import { gist } from './gist.ts'
import { verdictOn } from './catch.ts'
import { effort } from './effort.ts'

function chanceOf(seed: number): Chance {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}

/** Members in another order, at every depth. */
function shuffledKeys(value: Json, chance: Chance): Json {
  if (isJsonArray(value)) return value.map((each) => shuffledKeys(each, chance))
  if (!isJsonObject(value)) return value
  const out: Record<string, Json> = {}
  for (const [key, member] of shuffled(Object.entries(value), chance)) {
    Object.defineProperty(out, key, { value: shuffledKeys(member, chance), enumerable: true, configurable: true, writable: true })
  }
  return out
}

function matcherLaw(open: OpenPolicy): Promise<void> {
  return fc.assert(
    fc.asyncProperty(randomScenario({ asksOthers: true }), fc.nat(), async ({ packs, trace }, seed) => {
      const wanted = await decideTrace(openPolicy, packs, trace)
      const got = await decideTrace(open, shuffledMatchers(packs, chanceOf(seed)), trace)
      expect(got.map(gist)).toEqual(wanted.map(gist))
    }),
    effort(50),
  )
}

/** The order of members of a line and of its arguments; results are left, since their text form is what a model reads. */
function keyLaw(open: OpenPolicy): Promise<void> {
  const shuffledLine = (line: JsonObject, chance: Chance): JsonObject => {
    const args = line['args']
    const isCall = line['kind'] === 'tool_call' && args !== undefined
    const inner = isCall ? { ...line, args: shuffledKeys(args, chance) } : line
    return Object.fromEntries(shuffled(Object.entries(inner), chance))
  }
  return fc.assert(
    fc.asyncProperty(randomScenario({ asksOthers: false }), fc.nat(), async ({ packs, trace }, seed) => {
      const chance = chanceOf(seed)
      const wanted = await decideTrace(openPolicy, packs, trace)
      const got = await decideTrace(open, packs, trace.map((line) => shuffledLine(line, chance)))
      expect(got.map(gist)).toEqual(wanted.map(gist))
    }),
    effort(40),
  )
}

/** Reads the first entry of each matcher and no other. */
const readsFirstEntry: OpenPolicy = (packs: readonly RandomPack[]) => {
  const first = (value: Json): Json => (isJsonObject(value) ? Object.fromEntries(Object.entries(value).slice(0, 1)) : value)
  return openPolicy(packs.map((pack) => withRules(pack, rulesOf(pack).map((rule) => ({ ...rule, match: first(rule['match'] ?? 'any') })))))
}
const readsFirstArgument: OpenPolicy = (packs) => {
  const opened = openPolicy(packs)
  return {
    decide: (line) => {
      const args = line['args']
      return opened.decide(isJsonObject(args) ? { ...line, args: Object.fromEntries(Object.entries(args).slice(0, 1)) } : line)
    },
  }
}

describe('order', () => {
  test('shuffling the entries of match, any and all changes no decision', () => matcherLaw(openPolicy))
  test('shuffling the members of a line and of its arguments changes no decision', () => keyLaw(openPolicy))

  test.each<readonly [string, (open: OpenPolicy) => Promise<void>, OpenPolicy]>([
    ['the first entry of a matcher alone counts', matcherLaw, readsFirstEntry],
    ['the first argument alone counts', keyLaw, readsFirstArgument],
  ])('is caught when %s', async (_name, law, broken) => {
    expect(await verdictOn(() => law(broken))).toBe('broken law')
  })
})
