import { anchorOf, type Anchor } from '../../operators/anchor.ts'
import type { ArgPath } from '../../paths/arg-path.ts'
import type { EventMatcherNode, ValueMatcherNode } from '../../rules/policy-ast.ts'

/** An argument test that a rule cannot hit without. */
export interface PathAnchor {
  readonly path: ArgPath
  readonly anchor: Anchor
}

/**
 * The most selective anchor among the argument tests that must all hold; undefined = none.
 *
 * @param aliased names of arguments that may come under another name, which an index does not read (L-71).
 */
export function bestAnchor(match: EventMatcherNode | undefined, aliased: ReadonlySet<string>): PathAnchor | undefined {
  let best: PathAnchor | undefined
  for (const anchor of match === undefined ? [] : anchorsOf(match)) {
    const [first] = anchor.path.steps
    if (first?.kind === 'name' && aliased.has(first.name)) continue
    if (best === undefined || rank(anchor.anchor) < rank(best.anchor)) best = anchor
  }
  return best
}

const ranks: Record<Anchor['kind'], number> = { one_of: 0, prefix: 1, contains_any: 2, range: 3 }

function rank(anchor: Anchor): number {
  return ranks[anchor.kind]
}

function anchorsOf(node: EventMatcherNode): readonly PathAnchor[] {
  switch (node.kind) {
    case 'all':
      return node.items.flatMap(anchorsOf)
    case 'use':
      return anchorsOf(node.item)
    case 'args':
      return anchorsOfArgs(node.test)
    default:
      return []
  }
}

function anchorsOfArgs(node: ValueMatcherNode): readonly PathAnchor[] {
  switch (node.kind) {
    case 'all':
      return node.items.flatMap(anchorsOfArgs)
    case 'path':
      return node.path.isDefinite ? anchorsOfValue(node.item).map((anchor) => ({ path: node.path, anchor })) : []
    default:
      return []
  }
}

/** Tests that all hold for the value at one path; words that change what absence means leave no sure miss. */
function anchorsOfValue(node: ValueMatcherNode): readonly Anchor[] {
  switch (node.kind) {
    case 'all':
      return node.items.flatMap(anchorsOfValue)
    case 'tests':
      return node.required || node.absent !== undefined ? [] : node.items.flatMap(anchorsOfValue)
    case 'use':
      return anchorsOfValue(node.item)
    case 'operator': {
      if (node.operand.kind !== 'literal') return []
      const anchor = anchorOf(node.name, node.operand.param, node.modifiers)
      return anchor === undefined ? [] : [anchor]
    }
    default:
      return []
  }
}
