import type { Span } from '../../core/diagnostics/source.ts'
import type { PackNode, RuleNode } from '../../core/rules/policy-ast.ts'
import { spanAt } from '../../core/rules/reading.ts'
import { writtenNodes } from '../../core/rules/written-nodes.ts'

/** Where a part of the `when` of a rule was written: a condition is checked data, and keeps no places. */
export function spanInWhen(pack: PackNode, rule: RuleNode, path: readonly (string | number)[]): Span {
  const node = writtenNodes(pack, 'rules').get(rule.id)
  return node === undefined ? rule.span : spanAt(node, ['when', ...path])
}
