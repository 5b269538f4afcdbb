import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { rulesOf, withRules, type RandomPack } from './random-policy.ts'

/** Numbers from 0 up to 1. */
export type Chance = () => number

/** Adds a rule to the pack at this place. */
export function addingRule(packs: readonly RandomPack[], rule: JsonObject, pack: number, at: number): readonly RandomPack[] {
  const target = pack % packs.length
  return packs.map((each, index) => {
    if (index !== target) return each
    const rules = rulesOf(each)
    const place = at % (rules.length + 1)
    return withRules(each, [...rules.slice(0, place), { id: 'added', ...rule }, ...rules.slice(place)])
  })
}

/** Only the rules that pass; exceptions, which name rules, go. */
export function keepingRules(packs: readonly RandomPack[], isKept: (rule: JsonObject) => boolean): readonly RandomPack[] {
  return packs
    .map((pack) => withRules(withoutKeys(pack, ['exceptions']), rulesOf(pack).filter(isKept)))
    .filter((pack) => rulesOf(pack).length > 0)
    .map((pack) => (rulesOf(pack).some((rule) => Object.hasOwn(rule, 'allow')) ? pack : withoutKeys(pack, ['unmatched'])))
}

export function withoutKeys(pack: RandomPack, keys: readonly string[]): RandomPack {
  return { ...pack, document: Object.fromEntries(Object.entries(pack.document).filter(([key]) => !keys.includes(key))) }
}

export function renamed(pack: RandomPack, id: string): RandomPack {
  return { ...pack, document: { ...pack.document, pack: { id, version: '1.0.0' } } }
}

/** The entries of the matchers of every rule in another order: of maps, of `any` and of `all`. */
export function shuffledMatchers(packs: readonly RandomPack[], chance: Chance): readonly RandomPack[] {
  const entry = ([key, value]: readonly [string, Json]): readonly [string, Json] => {
    return [key, key === 'match' || key === 'unless' ? shuffledMatcher(value, chance) : value]
  }
  return packs.map((pack) => withRules(pack, rulesOf(pack).map((rule) => Object.fromEntries(Object.entries(rule).map(entry)))))
}

const operandKeys = new Set(['schema', 'equals', 'in', 'not_in', 'not_equals', 'tool', 'between', 'contains_any', 'contains_all', 'normalize'])

function shuffledMatcher(matcher: Json, chance: Chance): Json {
  if (!isJsonObject(matcher)) return matcher
  const entries = Object.entries(matcher).map(([key, value]): readonly [string, Json] => {
    if ((key === 'any' || key === 'all') && isJsonArray(value)) {
      return [key, shuffled(value.map((each) => shuffledMatcher(each, chance)), chance)]
    }
    return [key, operandKeys.has(key) ? value : shuffledMatcher(value, chance)]
  })
  return Object.fromEntries(shuffled(entries, chance))
}

export function shuffled<T>(items: readonly T[], chance: Chance): readonly T[] {
  const out = [...items]
  for (let last = out.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    const [left, right] = [out[last], out[other]]
    if (left === undefined || right === undefined) continue
    out[last] = right
    out[other] = left
  }
  return out
}

/** What concerns the start of a call: everything else is left out, so that a law about calls costs less. */
export function onlyCallRules(packs: readonly RandomPack[]): readonly RandomPack[] {
  return packs
    .map((pack) => withRules(pack, rulesOf(pack).filter((rule) => rule['event'] === 'tool_call')))
    .filter((pack) => rulesOf(pack).length > 0)
}

const vocabulary = {
  labels: { untrusted: { taint: true }, seen: {} },
  lists: { words: ['ab', 'x'], tools: ['act', 'bash'] },
  matchers: { risky: { tool: 'act', args: { '$.a': { contains: 'b' } } }, big: { gt: 2 }, short: { length: { lte: 2 } } },
}

/** A host's pack of these rules, with the names that random matchers use. */
export function packOf(rules: readonly JsonObject[]): RandomPack {
  return { tier: 'host', document: { sluice: 1, pack: { id: 't/p', version: '1.0.0' }, ...vocabulary, rules } }
}
