import { asText } from './as-text.ts'
import { isJsonArray, isJsonObject, type Json } from '../../../src/core/base/json.ts'
import { judgeCondition } from './condition.ts'
import { matchEvent } from './event-matcher.ts'
import type { PackText, RuleText, UnmatchedText } from './policy-text.ts'
import type { Place, Scene } from './scene.ts'
import { allOf, anyOf, hit, miss, negated, unknown, type Judged } from './verdict.ts'

export function placeOf(scene: Scene, pack: PackText, permit: boolean): Place {
  return { scene, lists: pack.lists, matchers: pack.matchers, permit, belowNot: false }
}

/** `match` AND `when` AND NOT (`unless` OR exceptions), in Kleene logic (L-12). */
export function judgeRule(rule: RuleText, scene: Scene): Judged {
  if (scene.kind === 'tool_call' && scene.argsFault !== undefined) return unknown('args', scene.argsFault)
  if (scene.kind === 'tool_result' && scene.outcome === 'skipped' && !asksForSkipped(rule.match ?? null, rule.pack)) return miss
  const match = rule.match === undefined ? hit : matchEvent(rule.match, placeOf(scene, rule.pack, rule.action === 'allow'))
  const when = rule.when === undefined ? hit : judgeCondition(rule.when, scene)
  const permits = rule.exceptions
    .filter((each) => scene.at !== undefined && scene.at < each.endsAt)
    .map((each) => matchEvent(each.match, placeOf(scene, each.pack, true)))
  if (rule.unless !== undefined) permits.push(matchEvent(rule.unless, placeOf(scene, rule.pack, true)))
  return allOf([match, when, negated(anyOf(permits))])
}

/** Result rules see only started calls unless they ask for skipped ones (L-60). */
function asksForSkipped(matcher: Json, pack: PackText): boolean {
  if (isJsonArray(matcher)) return matcher.some((each) => asksForSkipped(each, pack))
  if (!isJsonObject(matcher)) return false
  return Object.entries(matcher).some(([key, test]) => {
    if (key === 'outcome') return test === 'skipped' || (isJsonArray(test) && test.includes('skipped'))
    if (key === 'use') return asksForSkipped(pack.matchers[asText(test)] as Json, pack)
    return (key === 'any' || key === 'all' || key === 'not') && asksForSkipped(test, pack)
  })
}

export interface ListVerdict {
  readonly judged: Judged
  /** The rule that could not be judged, where the list cannot be. */
  readonly rule: string
  readonly onUnknown: 'refuse' | 'terminate'
  readonly allowed: readonly RuleText[]
}

/** A hit = the call is not on the list (L-21). */
export function judgeAllowList(list: UnmatchedText, scene: Scene): ListVerdict {
  const own = { rule: list.name, onUnknown: list.onUnknown, allowed: [] as readonly RuleText[] }
  if (scene.argsFault !== undefined) return { ...own, judged: unknown('args', scene.argsFault) }
  const scope = list.match === undefined ? hit : matchEvent(list.match, placeOf(scene, list.pack, false))
  const verdicts = list.allows.map((rule) => ({ rule, judged: judgeRule(rule, scene) }))
  const allowed = verdicts.filter((each) => each.judged.verdict === 'hit').map((each) => each.rule)
  const net = allOf([scope, negated(anyOf(verdicts.map((each) => each.judged)))])
  const open = verdicts.find((each) => each.judged.verdict === 'unknown')
  if (net.verdict === 'unknown' && open !== undefined) {
    return { judged: open.judged, rule: open.rule.name, onUnknown: open.rule.onUnknown, allowed }
  }
  return { ...own, judged: net, allowed }
}
