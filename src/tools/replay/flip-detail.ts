import { isJsonArray, isJsonObject, jsonEqual, ownMember, type Json, type JsonObject } from '../../core/base/json.ts'
import { memberPath } from '../../core/paths/member-path.ts'
import type { FlipDetail, SideAccount } from './compared-event.ts'
import { textMember } from './text-member.ts'

/** Paths of differences that are named, rules and findings that are listed: as many as people read. */
const most = 20

/** What a reviewer needs of a flip to see why, without any value of the event (L-83). */
export function flipDetail(old: JsonObject, now: JsonObject): FlipDetail {
  const differs: string[] = []
  for (const key of ['args', 'result', 'patch']) {
    const [before, after] = [ownMember(old, key), ownMember(now, key)]
    if (before !== undefined && after !== undefined) collectDifferences(before, after, key, differs)
  }
  return { old: accountOf(old), now: accountOf(now), differs }
}

function accountOf(decision: JsonObject): SideAccount {
  const text = (object: JsonObject, key: string): string => textMember(object, key) ?? ''
  const findings = objectsOf(decision, 'diagnostics').map((each) => {
    const rule = textMember(each, 'rule')
    return { code: text(each, 'code'), message: text(each, 'message'), ...(rule !== undefined && { rule }) }
  })
  const rules = objectsOf(decision, 'rules').map((each) => ({
    rule: text(each, 'rule'),
    verdict: text(each, 'verdict'),
    action: text(each, 'action'),
    mode: text(each, 'mode'),
  }))
  // A rule that was asked again while settling stands there twice.
  const seen = new Set<string>()
  const once = rules.filter((each) => {
    const key = JSON.stringify(each)
    return !seen.has(key) && seen.add(key)
  })
  return { rules: once, findings }
}

function objectsOf(decision: JsonObject, key: string): readonly JsonObject[] {
  const list = ownMember(decision, key)
  return isJsonArray(list) ? list.filter(isJsonObject).slice(0, most) : []
}

function collectDifferences(left: Json, right: Json, path: string, into: string[]): void {
  if (into.length >= most || jsonEqual(left, right)) return
  if (isJsonObject(left) && isJsonObject(right)) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const [before, after] = [ownMember(left, key), ownMember(right, key)]
      const inner = (path + memberPath(key).slice(1)).slice(0, longestPath)
      if (before !== undefined && after !== undefined) collectDifferences(before, after, inner, into)
      else if (into.length < most) into.push(inner)
    }
    return
  }
  into.push(path)
}

/** Keys come from the trace. */
const longestPath = 120
