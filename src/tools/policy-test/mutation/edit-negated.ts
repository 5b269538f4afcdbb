import type { EventMatcherNode, ValueMatcherNode } from '../../../core/rules/policy-ast.ts'
import type { Edit } from './edit.ts'

/** The edits of what stands below a `not`, save its negation: that is `not` taken out, which is another edit. */
export function* editNegated<Node extends EventMatcherNode | ValueMatcherNode>(item: Node, edits: Iterable<Edit<Node>>): Iterable<Edit<Node>> {
  for (const edit of edits) {
    if (edit.part.kind === 'not' && edit.part.item === item) continue
    yield edit
  }
}
