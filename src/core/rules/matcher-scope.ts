import type { Json } from '../base/json.ts'
import type { ToolDescription } from '../catalogue/tool-description.ts'
import type { EventName } from '../events/event-name.ts'
import type { Span } from '../diagnostics/source.ts'
import type { ListNode, SyntaxNode } from '../syntax/syntax-tree.ts'
import type { ParsedPath } from '../paths/parse-path.ts'
import type { HostNames, TargetCapabilities } from './host-names.ts'
import type { LabelNode } from './policy-ast.ts'
import type { Reading } from './reading.ts'

/** What the rules of a pack may name: what it declares, and what the host supplies. */
export interface PackNames {
  /** Reads each distinct path once; rules name few. */
  readonly parsePath: (text: string) => ParsedPath
  /** Absent = not checked, as in a linter that knows no host (L-04). */
  readonly host?: HostNames
  /** Absent = it honors everything. */
  readonly target?: TargetCapabilities
  /** The tools that the pack describes (L-70). */
  readonly catalogue: readonly ToolDescription[]
  readonly lists: ReadonlyMap<string, readonly Json[]>
  /** Where the values of each list stand, in the same order. */
  readonly listNodes: ReadonlyMap<string, ListNode>
  readonly matchers: ReadonlyMap<string, SyntaxNode>
  readonly labels: ReadonlyMap<string, LabelNode>
  /** The keys that declare lists, matchers and labels. */
  readonly declared: Readonly<Record<'lists' | 'matchers' | 'labels', ReadonlyMap<string, Span>>>
}

/** Where a matcher stands: what it may test and how strictly. */
export interface MatcherScope {
  readonly reading: Reading
  readonly names: PackNames
  /** The kinds of event that it must make sense on. */
  readonly events: readonly EventName[]
  /** A hit lets a call run: `unless`, `allow`, an exception (L-44). */
  readonly permit: boolean
  /** Named matchers that are being read, to find cycles. */
  readonly using: readonly string[]
  /** Levels of `any`, `all`, `not`, `use` and paths above. */
  readonly depth: number
  /** Already read uses of named matchers, so that nesting them costs nothing. */
  readonly usesRead: Map<string, unknown>
}

/** One level down; undefined past the limit, which is reported. */
export function deeper(scope: MatcherScope, limit: number, node: SyntaxNode): MatcherScope | undefined {
  if (scope.depth < limit) return { ...scope, depth: scope.depth + 1 }
  scope.reading.report('SLC345', node.span, `the matcher is nested deeper than ${limit} levels`, 'split it into rules')
  return undefined
}
