import type { PackNode } from '../../core/rules/policy-ast.ts'
import { entriesBelow } from './entries-below.ts'

/** The names that stand behind `list:` or `use:` anywhere in a pack but in its tests, which are data. */
export function namesUsed(pack: PackNode, key: 'list' | 'use'): ReadonlySet<string> {
  const entries = pack.trees.flatMap(({ root }) => entriesBelow(root, key))
  return new Set(entries.flatMap(({ value }) => (value.kind === 'scalar' ? [String(value.value)] : [])))
}
