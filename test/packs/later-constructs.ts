import { isJsonArray, isJsonObject, type Json } from '../../src/core/base/json.ts'
import { actions } from '../../src/core/actions/registry.ts'

/** Keys of the language that this version does not read: state (section 8). */
export const laterKeys: ReadonlySet<string> = new Set(['state', 'history', 'limit', 'from'])

const actionNames: ReadonlySet<string> = new Set(actions.map(({ name }) => name))
const data: ReadonlySet<string> = new Set(['lists', 'labels', 'pack', 'tags', 'description', 'tests', 'test_defaults', 'catalogue'])

/** The keys of a policy that this version does not read. */
export function laterConstructs(policy: Json): readonly string[] {
  if (isJsonArray(policy)) return policy.flatMap(laterConstructs)
  if (!isJsonObject(policy)) return []
  return Object.entries(policy).flatMap(([key, value]) => {
    // In an action and in tests `history` and `from` mean other things.
    if (data.has(key) || actionNames.has(key)) return []
    return [...(laterKeys.has(key) ? [key] : []), ...laterConstructs(value)]
  })
}
