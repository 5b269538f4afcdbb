import type { Json } from '../../base/json.ts'
import type { ArgPath } from '../../paths/arg-path.ts'
import type { EventMatcherNode } from '../../rules/policy-ast.ts'
import type { PathReaders } from '../path-readers.ts'
import { nothing, type Collector } from './collector.ts'
import { createPathTable, type PathTable } from './path-table.ts'
import { bestAnchor } from './rule-anchors.ts'

export interface IndexedRule {
  readonly position: number
  readonly match?: EventMatcherNode
}

/** Rules that one tool name selects together. */
export interface RuleGroup {
  /** Rules without an anchor: always asked. */
  readonly always: readonly number[]
  readonly tables: readonly PathTable[]
  readonly all: readonly number[]
}

export function createRuleGroup(rules: readonly IndexedRule[], paths: PathReaders): RuleGroup {
  // `filter` and `map` of a slice make lists without spare room; groups are many.
  const anchors = rules.map(({ position, match }) => ({ position, best: bestAnchor(match) }))
  const pathByText = new Map<string, ArgPath>()
  for (const { best } of anchors) if (best !== undefined) pathByText.set(best.path.text, best.path)
  return {
    always: positionsOf(anchors.filter(({ best }) => best === undefined)),
    tables: [...pathByText].map(([text, path]) => {
      const anchored = anchors.flatMap(({ position, best }) =>
        best?.path.text === text ? [{ position, anchor: best.anchor }] : [],
      )
      return createPathTable(paths.read(path), anchored)
    }),
    all: positionsOf(rules),
  }
}

function positionsOf(rules: readonly { readonly position: number }[]): readonly number[] {
  return rules.length === 0 ? nothing : rules.map(({ position }) => position)
}

export function collectFromGroup(group: RuleGroup, args: Json, into: Collector): void {
  into.addAll(group.always)
  const { tables } = group
  for (let i = 0; i < tables.length; i++) tables[i]?.collect(args, into)
}
