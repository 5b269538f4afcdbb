import { canonicalJson } from '../../core/base/canonical-json.ts'
import { entryOf } from '../../core/rules/reading.ts'
import type { MapNode } from '../../core/syntax/syntax-tree.ts'
import { toJson } from '../../core/syntax/to-json.ts'
import type { PackNode } from '../../core/rules/policy-ast.ts'

/**
 * What was written under some keys of a rule or exception, so that two that say the same can be told.
 * Order of entries and layout do not count; names of lists and matchers mean what their pack says.
 */
export function conditionText(pack: PackNode, node: MapNode, keys: readonly string[]): string {
  const written = keys.map((key) => {
    const entry = entryOf(node, key)
    return entry === undefined ? null : toJson(entry.value)
  })
  return canonicalJson([pack.id, ...written])
}
