import { isJsonArray, isJsonObject, type Json } from '../../src/core/base/json.ts'
import { actions } from '../../src/core/actions/registry.ts'

/** Keys of the language that this version does not read: sections 6, 8 and 9, and the tests of them. */
export const laterKeys: ReadonlySet<string> = new Set([
  ...['shell', 'path', 'url', 'cidr', 'sql', 'email', 'number', 'strings', 'time', 'detect', 'text'],
  ...['state', 'history', 'limit', 'from'],
  ...['catalogue', 'catalogue_closed', 'effects', 'mcp'],
  ...['world'],
])

const actionNames: ReadonlySet<string> = new Set(actions.map(({ name }) => name))
const data: ReadonlySet<string> = new Set(['lists', 'labels', 'pack', 'tags', 'description'])

/** The keys and detectors of a policy that this version does not read. */
export function laterConstructs(policy: Json): readonly string[] {
  if (isJsonArray(policy)) return policy.flatMap(laterConstructs)
  if (!isJsonObject(policy)) return []
  return Object.entries(policy).flatMap(([key, value]) => {
    if (data.has(key)) return []
    if (key === 'tests' || key === 'test_defaults') return keysBelow(value, 'world')
    // In an action `history`, `path`, `text` and `from` mean other things; detectors are named there.
    if (actionNames.has(key)) return keysBelow(value, 'detect')
    const found = laterKeys.has(key) && !isTextOfEvent(key, value) ? [key] : []
    return [...found, ...laterConstructs(value)]
  })
}

/** `text` is also the text of a delta; the operator takes a map of these. */
function isTextOfEvent(key: string, value: Json): boolean {
  return key === 'text' && !(isJsonObject(value) && ('hidden' in value || 'instructions' in value))
}

function keysBelow(value: Json, wanted: string): readonly string[] {
  if (isJsonArray(value)) return value.flatMap((item) => keysBelow(item, wanted))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => [...(key === wanted ? [key] : []), ...keysBelow(item, wanted)])
}
