import { canonicalJson } from '../base/canonical-json.ts'
import type { Json } from '../base/json.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import { selectNodes } from '../paths/select-nodes.ts'
import type { KeptValue } from './decision-record.ts'
import { recordLimits } from './record-limits.ts'

/** The values at paths that rules opted in (L-83); each path once, nodes in document order. */
export function keepValues(args: Json, paths: readonly ArgPath[]): readonly KeptValue[] {
  const distinct = new Map(paths.map((path) => [path.text, path]))
  const kept: KeptValue[] = []
  for (const path of distinct.values()) {
    const selection = selectNodes(path)(args)
    if (selection.kind !== 'nodes') continue
    for (const node of selection.nodes) {
      if (kept.length >= recordLimits.keptValues) return kept
      if (typeof node !== 'symbol') kept.push(keepValue(path, node))
    }
  }
  return kept
}

/** Half a value could be taken for the whole one, so a long one is left out. */
function keepValue(path: ArgPath, value: Json): KeptValue {
  const isTooLong = canonicalJson(value).length > recordLimits.keptValue
  return { path: path.text, ...(isTooLong ? { is_too_long: true } : { value }) }
}
