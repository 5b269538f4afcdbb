import type { PackNode } from '../../core/rules/policy-ast.ts'
import type { SyntaxNode } from '../../core/syntax/syntax-tree.ts'

/** The names that stand behind `list:` or `use:` anywhere in a pack but in its tests, which are data. */
export function namesUsed(pack: PackNode, key: 'list' | 'use'): ReadonlySet<string> {
  const used = new Set<string>()
  for (const { root } of pack.trees) collect(root, key, used)
  return used
}

function collect(node: SyntaxNode, wanted: string, used: Set<string>): void {
  if (node.kind === 'list') {
    for (const item of node.items) collect(item, wanted, used)
    return
  }
  if (node.kind === 'scalar') return
  for (const { key, value } of node.entries) {
    if (key.text === 'tests' || key.text === 'test_defaults') continue
    if (key.text === wanted && value.kind === 'scalar') used.add(String(value.value))
    else collect(value, wanted, used)
  }
}
