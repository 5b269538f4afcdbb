import { canonicalJson } from '../../core/base/canonical-json.ts'
import type { MapNode } from '../../core/syntax/syntax-tree.ts'
import { toJson } from '../../core/syntax/to-json.ts'
import type { RuleInPack } from './lint-context.ts'

/** What names a rule and speaks of it; all else is what it does. */
const wordKeys: ReadonlySet<string> = new Set(['id', 'title', 'description', 'severity', 'tags', 'tests', 'test_defaults'])

/** What a rule of a pack does, as written: without its words and in one order of keys. Texts for the model are words too. */
export function ruleContent({ pack, rule: { action, onUnknown, mode }, node }: RuleInPack): string {
  const isText = typeof action.param === 'string'
  const kept: MapNode = { ...node, entries: node.entries.filter(({ key }) => !wordKeys.has(key.text) && !(isText && key.text === action.name)) }
  return `${pack.id} ${action.name} ${onUnknown} ${mode} ${canonicalJson(toJson(kept))}`
}
