import type { Json } from '../../base/json.ts'
import type { ArgPath } from '../../paths/arg-path.ts'
import type { EventMatcherNode } from '../../rules/policy-ast.ts'
import { requiredTools } from '../../rules/required-tools.ts'
import type { Catalogue } from '../catalogue.ts'
import type { PathReaders } from '../path-readers.ts'
import { nothing, type Collector } from './collector.ts'
import { createPathTable, type AnchoredRule, type PathTable } from './path-table.ts'
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

/** What anchors are read with. */
export interface AnchorReaders {
  readonly paths: PathReaders
  readonly catalogue: Pick<Catalogue, 'aliasedOf'>
}

export function createRuleGroup(rules: readonly IndexedRule[], { paths, catalogue }: AnchorReaders): RuleGroup {
  const always: number[] = []
  const anchored = new Map<string, { readonly path: ArgPath; readonly rules: AnchoredRule[] }>()
  for (const { position, match } of rules) {
    const best = bestAnchor(match, catalogue.aliasedOf(requiredTools(match)))
    if (best === undefined) {
      always.push(position)
      continue
    }
    const known = anchored.get(best.path.text) ?? { path: best.path, rules: [] }
    known.rules.push({ position, anchor: best.anchor })
    anchored.set(best.path.text, known)
  }
  return {
    // A copy has no spare room; groups are many.
    always: always.length === 0 ? nothing : always.slice(),
    tables: [...anchored.values()].map((one) => createPathTable(paths.read(one.path), one.rules)),
    all: positionsOf(rules),
  }
}

function positionsOf(rules: readonly { readonly position: number }[]): readonly number[] {
  return rules.length === 0 ? nothing : rules.map(({ position }) => position)
}

export function collectFromGroup(group: RuleGroup, args: Json, into: Collector): void {
  const { always, tables } = group
  if (always.length > 0) into.addAll(always)
  for (let i = 0; i < tables.length; i++) tables[i]?.collect(args, into)
}
