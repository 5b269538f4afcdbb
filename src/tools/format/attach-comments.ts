import type { Span } from '../../core/diagnostics/source.ts'
import type { Comment, KeyNode, ListNode, MapNode, SyntaxNode } from '../../core/syntax/syntax-tree.ts'
import type { Layout, LayoutCollection, LayoutNode, LayoutPart, Remark } from './layout.ts'

/** Reads the comments of a text from first to last. */
interface Cursor {
  readonly text: string
  readonly comments: readonly Comment[]
  next: number
  /** Where the last part or comment ended. */
  end: number
}

/** The first token behind a node that is no comment: whatever stands before it may belong to the node. */
interface Limit {
  readonly offset: number
  readonly column: number
}

/** A value with its place: of a map behind `key`, of a list behind its dash or comma. */
interface Child {
  readonly key?: KeyNode
  readonly node: SyntaxNode
  /** Where it begins: its key, dash, or first token in brackets. */
  readonly start: number
}

/**
 * Gives each comment to the part that it speaks of: the one on whose last line it stands, else the one
 * that follows it; behind the last part of a block the column tells to which of the ended blocks it
 * belongs. Every comment finds a place, in the order of the text.
 */
export function attachComments(text: string, root: MapNode | ListNode, comments: readonly Comment[]): Layout {
  const cursor: Cursor = { text, comments, next: 0, end: 0 }
  const head = takeRemarks(cursor, root.span.start)
  const isRootApart = hasBlankLine(text, cursor.end, root.span.start)
  const attached = attachCollection(cursor, root, { offset: text.length, column: -1 }, false)
  return { head, isRootApart, root: attached, foot: takeRemarks(cursor, Infinity) }
}

function attachNode(cursor: Cursor, node: SyntaxNode, limit: Limit, isInFlow: boolean): LayoutNode {
  if (node.kind !== 'scalar') return attachCollection(cursor, node, limit, isInFlow)
  cursor.end = node.span.end
  return { kind: 'scalar', scalar: node }
}

function attachCollection(cursor: Cursor, node: MapNode | ListNode, limit: Limit, isInFlow: boolean): LayoutCollection {
  const { text } = cursor
  const { start, end } = node.span
  const hasBrackets = isBracketed(text, start)
  // A pair in a list (`[a: b]`) is a map without braces.
  const isFlow = hasBrackets || isInFlow
  // Many brackets may stand on one long line, and their columns are not asked for.
  const column = isFlow ? -1 : columnAt(text, start)
  const children = node.kind === 'map' ? entriesOf(node) : itemsOf(text, node, isFlow)
  if (isFlow) cursor.end = hasBrackets ? start + 1 : start
  const isSpread = hasBrackets && children.length > 0 && startsLine(text, start + 1)
  const last: Limit = isFlow ? { offset: end, column } : limit
  const parts = children.map((child, index) => {
    const following = children[index + 1]
    // The parts of a block stand in one column.
    return attachPart(cursor, child, following === undefined ? last : { offset: following.start, column }, isFlow)
  })
  const footer = isFlow ? takeRemarks(cursor, end) : takeFooter(cursor, limit, column)
  if (isFlow) cursor.end = end
  return { kind: node.kind, isFlow, isSpread, parts, footer, isSpaced: false }
}

function attachPart(cursor: Cursor, { key, node, start }: Child, limit: Limit, isInFlow: boolean): LayoutPart {
  const { text } = cursor
  const first = key?.span.start ?? Math.max(start, node.span.start)
  const before = takeRemarks(cursor, first)
  const isApart = hasBlankLine(text, cursor.end, start)
  const keyEnd = key?.span.end ?? first
  cursor.end = keyEnd
  const isFirstOnKeyLine = key !== undefined && isOnLine(cursor, keyEnd, node.span.start)
  // What stands below the key and above a block belongs to the first part of the block.
  const isBlock = node.kind !== 'scalar' && !isInFlow && !isBracketed(text, node.span.start)
  const between = isBlock && !isFirstOnKeyLine ? [] : takeRemarks(cursor, node.span.start, isBlock ? 1 : Infinity)
  const isValueBelow = key !== undefined && text.slice(keyEnd, node.span.start).includes('\n')
  const value = attachNode(cursor, node, limit, isInFlow)
  const after = takeAfter(cursor, node.span, limit.offset)
  return {
    before,
    isApart,
    ...(key === undefined ? {} : { key }),
    between,
    isFirstOnKeyLine,
    isValueBelow,
    value,
    ...(after === undefined ? {} : { after }),
  }
}

function entriesOf(node: MapNode): readonly Child[] {
  return node.entries.map(({ key, value }) => ({ key, node: value, start: key.span.start }))
}

function itemsOf(text: string, node: ListNode, isFlow: boolean): readonly Child[] {
  let end = node.span.start
  return node.items.map((item) => {
    const start = isFlow ? item.span.start : dashFrom(text, end)
    end = item.span.end
    return { node: item, start }
  })
}

/** The next dash; between two items stand only blanks and comments. */
function dashFrom(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '-') {
    const lineEnd = text[at] === '#' ? text.indexOf('\n', at) : at
    at = lineEnd === -1 ? text.length : lineEnd + 1
  }
  return at
}

function takeRemarks(cursor: Cursor, until: number, most = Infinity): readonly Remark[] {
  const taken: Remark[] = []
  for (let comment = peek(cursor, until); comment !== undefined && taken.length < most; comment = peek(cursor, until)) {
    taken.push(take(cursor, comment))
  }
  return taken
}

function takeFooter(cursor: Cursor, limit: Limit, column: number): readonly Remark[] {
  const taken: Remark[] = []
  for (let comment = peek(cursor, limit.offset); comment !== undefined; comment = peek(cursor, limit.offset)) {
    const own = ownColumn(cursor.text, comment.span.start)
    if (own === undefined || own < column || own <= limit.column) break
    taken.push(take(cursor, comment))
  }
  return taken
}

function takeAfter(cursor: Cursor, { end }: Span, until: number): string | undefined {
  if (!isOnLine(cursor, end, until)) return undefined
  const comment = peek(cursor, until)
  return comment && take(cursor, comment).text
}

/** Does the next comment stand on the line on which something ends? */
function isOnLine(cursor: Cursor, end: number, until: number): boolean {
  const comment = peek(cursor, until)
  if (comment === undefined) return false
  const { start } = comment.span
  // The comment behind the mark of a block text stands inside the text.
  return start < end || !cursor.text.slice(end, start).includes('\n')
}

function peek(cursor: Cursor, until: number): Comment | undefined {
  const comment = cursor.comments[cursor.next]
  return comment !== undefined && comment.span.start < until ? comment : undefined
}

function take(cursor: Cursor, { text, span }: Comment): Remark {
  const isApart = hasBlankLine(cursor.text, cursor.end, span.start)
  cursor.next++
  cursor.end = Math.max(cursor.end, span.end)
  return { text: text.trimEnd(), isApart }
}

function isBracketed(text: string, start: number): boolean {
  return text[start] === '{' || text[start] === '['
}

function hasBlankLine(text: string, from: number, to: number): boolean {
  return /\n[ \t\r]*\n/.test(text.slice(from, to))
}

function startsLine(text: string, from: number): boolean {
  let at = from
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at++
  return text[at] === '\n'
}

function columnAt(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1)
}

/** The column of a comment that has its line for itself. */
function ownColumn(text: string, offset: number): number | undefined {
  const column = columnAt(text, offset)
  return text.slice(offset - column, offset).trim() === '' ? column : undefined
}
