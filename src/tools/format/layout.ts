import type { KeyNode, ScalarNode } from '../../core/syntax/syntax-tree.ts'

/** A comment that has a line of its own. */
export interface Remark {
  readonly text: string
  /** A blank line stands before it. */
  readonly isApart: boolean
}

/** An entry of a map (with a key) or an item of a list, with every comment that belongs to it. */
export interface LayoutPart {
  readonly before: readonly Remark[]
  /** A blank line stands between what is before and the part itself. */
  readonly isApart: boolean
  readonly key?: KeyNode
  /** Between key and value. The first one may stand on the line of the key. */
  readonly between: readonly Remark[]
  readonly isFirstOnKeyLine: boolean
  /** The value begins on a later line than its key. */
  readonly isValueBelow: boolean
  readonly value: LayoutNode
  /** On the line on which the value ends. */
  readonly after?: string
}

export type LayoutNode = LayoutCollection | LayoutScalar

export interface LayoutScalar {
  readonly kind: 'scalar'
  readonly scalar: ScalarNode
}

export interface LayoutCollection {
  readonly kind: 'map' | 'list'
  /** Written in braces or brackets. */
  readonly isFlow: boolean
  /** Its author began a line behind the bracket: each part is to have a line of its own. */
  readonly isSpread: boolean
  readonly parts: readonly LayoutPart[]
  /** Comments behind the last part. */
  readonly footer: readonly Remark[]
  /** A blank line stands before and behind each part that takes more than a line. */
  readonly isSpaced: boolean
  /** The whole on one line, where it stays on one. */
  readonly line?: string
}

/** A file: what stands above everything, the document, and what stands below it. */
export interface Layout {
  readonly head: readonly Remark[]
  readonly isRootApart: boolean
  readonly root: LayoutCollection
  readonly foot: readonly Remark[]
}

/** The texts of all comments in the order in which they are printed. */
export function commentsOf(layout: Layout): readonly string[] {
  const found: string[] = layout.head.map(({ text }) => text)
  collect(layout.root, found)
  found.push(...layout.foot.map(({ text }) => text))
  return found
}

function collect(node: LayoutNode, found: string[]): void {
  if (node.kind === 'scalar') return
  for (const { before, between, value, after } of node.parts) {
    for (const { text } of before) found.push(text)
    for (const { text } of between) found.push(text)
    collect(value, found)
    if (after !== undefined) found.push(after)
  }
  for (const { text } of node.footer) found.push(text)
}

export function hasComments(node: LayoutNode): boolean {
  if (node.kind === 'scalar') return false
  return (
    node.footer.length > 0 ||
    node.parts.some(({ before, between, value, after }) => before.length > 0 || between.length > 0 || after !== undefined || hasComments(value))
  )
}

/** `#x`: a comment without a blank behind its sign. */
export function isGlued(comment: string): boolean {
  return !/^#(?:\s|$)/.test(comment)
}
