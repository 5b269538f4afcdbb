import { defineMember, isJsonObject, type Json } from '../../../core/base/json.ts'
import type { CaseFailure } from '../case-bench.ts'

/**
 * An expectation with what came in the place of what did not hold. A key of which there was nothing is
 * taken out; where none is left, the decision is expected. Undefined where there is nothing to expect.
 */
export function newExpectation(expectation: Json, failures: readonly CaseFailure[], packId: string): Json | undefined {
  if (failures.length === 0) return expectation
  if (!isJsonObject(expectation)) return failures[0]?.mismatch?.got
  const members = new Map(Object.entries(expectation))
  for (const { mismatch } of failures) {
    if (mismatch === undefined) continue
    if (mismatch.got === undefined) members.delete(mismatch.field)
    else members.set(mismatch.field, mismatch.field === 'rule' ? ownName(mismatch.got, packId) : mismatch.got)
  }
  if (members.size > 0) return objectOf(members)
  const decision = failures[0]?.decision?.['decision']
  return decision === undefined ? undefined : { decision }
}

/** A rule of the same pack is named by its id alone. */
function ownName(rule: Json, packId: string): Json {
  return typeof rule === 'string' && rule.startsWith(`${packId}#`) ? rule.slice(packId.length + 1) : rule
}

function objectOf(members: ReadonlyMap<string, Json>): Json {
  const object: Record<string, Json> = {}
  for (const [key, value] of members) defineMember(object, key, value)
  return object
}
