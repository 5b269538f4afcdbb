import type { Source, Span } from '../diagnostics/source.ts'

/** The tree of one YAML document, with the exact place of every token. Plain: nothing of the YAML library is in it. */
export interface SyntaxTree {
  readonly source: Source
  readonly root: MapNode
  /** In order. They mean nothing to a policy; tools read instructions from them and keep them. */
  readonly comments: readonly Comment[]
}

/** From `#` to the end of its line. */
export interface Comment {
  readonly text: string
  readonly span: Span
}

export type SyntaxNode = MapNode | ListNode | ScalarNode

export interface MapNode {
  readonly kind: 'map'
  readonly entries: readonly MapEntry[]
  readonly span: Span
}

/** Keys are unique within their map. A missing value (`key:`) is a null scalar with an empty span. */
export interface MapEntry {
  readonly key: KeyNode
  readonly value: SyntaxNode
}

export interface KeyNode {
  readonly text: string
  readonly span: Span
}

export interface ListNode {
  readonly kind: 'list'
  readonly items: readonly SyntaxNode[]
  readonly span: Span
}

export interface ScalarNode {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  /** Plain scalars may be numbers, booleans or null; all others are texts. */
  readonly style: 'plain' | 'single_quoted' | 'double_quoted' | 'block'
  /** As written, quotes included, so that `1.10` can be told from `1.1`. */
  readonly raw: string
  /** Quotes included. */
  readonly span: Span
}
