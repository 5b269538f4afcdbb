import type { Span } from '../../core/diagnostics/source.ts'
import type { PackNode, RuleNode } from '../../core/rules/policy-ast.ts'
import { entryOf, spanAt } from '../../core/rules/reading.ts'
import type { MapNode } from '../../core/syntax/syntax-tree.ts'

/** Where a part of the `when` of a rule was written: a condition is checked data, and keeps no places. */
export function spanInWhen(pack: PackNode, rule: RuleNode, path: readonly (string | number)[]): Span {
  const node = writtenRule(pack, rule)
  return node === undefined ? rule.span : spanAt(node, ['when', ...path])
}

function writtenRule(pack: PackNode, rule: RuleNode): MapNode | undefined {
  for (const { root } of pack.trees) {
    const rules = entryOf(root, 'rules')?.value
    if (rules?.kind !== 'list') continue
    for (const node of rules.items) {
      if (node.kind === 'map' && entryOf(node, 'id')?.value.span === rule.span) return node
    }
  }
  return undefined
}
