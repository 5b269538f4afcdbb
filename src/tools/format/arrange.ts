import { fits, type FlatText, createFlatText } from './flat-text.ts'
import { hasComments, isGlued, type Layout, type LayoutCollection, type LayoutPart, type LayoutScalar, type Remark } from './layout.ts'
import { keyText } from './scalar-text.ts'

/**
 * Decides what stays on one line, and moves comments from where no comment can be printed: from within
 * a value to in front of it, from behind a closing bracket that goes away, from between a dash and its
 * item. No two comments change places.
 */
export function arrange(layout: Layout): Layout {
  const { collection, raised } = raise(arrangeCollection(layout.root, 0, 0, createFlatText()))
  const head = joinRemarks(layout.head, layout.isRootApart, raised)
  return { ...layout, head, isRootApart: layout.isRootApart && raised.length === 0, root: collection }
}

/** `column`: where it would begin if it stayed on one line; `indent`: that of its parts if it does not. */
function arrangeCollection(node: LayoutCollection, column: number, indent: number, flatText: FlatText): LayoutCollection {
  const line = node.isFlow ? flatText(node) : undefined
  if (line !== undefined && (node.parts.length === 0 || fits(column, line))) return { ...node, line }
  return { ...node, parts: node.parts.map((part) => arrangePart(part, indent, flatText)) }
}

function arrangePart(part: LayoutPart, indent: number, flatText: FlatText): LayoutPart {
  const { key, value } = part
  if (value.kind === 'scalar') return withBetweenInFront(withoutGlued(part, value))
  const column = key === undefined ? indent + 2 : indent + keyText(key).length + 2
  const arranged = arrangeCollection(value, column, indent + 2, flatText)
  if (arranged.line !== undefined) return withBetweenInFront({ ...part, value: arranged })
  return withAfterElsewhere(part, arranged)
}

/** Before a value on one line there is no place, and in an empty one neither. */
function withBetweenInFront(part: LayoutPart): LayoutPart {
  const { value } = part
  const inside = value.kind === 'scalar' ? [] : value.footer
  const moved = inFront(part, [...part.between, ...inside])
  return { ...moved, between: [], value: value.kind === 'scalar' ? value : { ...value, footer: [] } }
}

/** Behind a comma `#x` is fine; right behind a plain text it looks like a part of it, and does not load (L-05). */
function withoutGlued(part: LayoutPart, { scalar }: LayoutScalar): LayoutPart {
  const { after, ...rest } = part
  if (after === undefined || scalar.style !== 'plain' || !isGlued(after)) return part
  return { ...rest, between: [...part.between, { text: after, isApart: false }] }
}

function withAfterElsewhere(part: LayoutPart, value: LayoutCollection): LayoutPart {
  const { after, ...rest } = part
  if (after === undefined) return withRaised(part, value)
  const remark = { text: after, isApart: false }
  if (part.between.length === 0 && !hasComments(value)) return withRaised(inFront(rest, [remark]), value)
  return withRaised(rest, { ...value, footer: [...value.footer, remark] })
}

/** Behind a dash there is no place before the first part; below a key there is. */
function withRaised(part: LayoutPart, value: LayoutCollection): LayoutPart {
  if (part.key !== undefined) return { ...part, value }
  const { collection, raised } = raise(value)
  return { ...inFront(part, raised), value: collection }
}

/** Takes the comments before the first part out. */
function raise(node: LayoutCollection): { readonly collection: LayoutCollection; readonly raised: readonly Remark[] } {
  const [first, ...rest] = node.parts
  if (node.line !== undefined || first === undefined || first.before.length === 0) return { collection: node, raised: [] }
  return { collection: { ...node, parts: [{ ...first, before: [], isApart: false }, ...rest] }, raised: first.before }
}

function inFront(part: LayoutPart, remarks: readonly Remark[]): LayoutPart {
  if (remarks.length === 0) return part
  return { ...part, before: joinRemarks(part.before, part.isApart, remarks), isApart: false }
}

/** A blank line before the part now stands before the first of the remarks. */
function joinRemarks(before: readonly Remark[], isApart: boolean, more: readonly Remark[]): readonly Remark[] {
  return [...before, ...more.map(({ text }, index) => ({ text, isApart: index === 0 && isApart }))]
}
