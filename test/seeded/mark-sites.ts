import type { MapEntry, SyntaxNode } from '../../src/core/syntax/syntax-tree.ts'
import type { Span } from '../../src/core/diagnostics/source.ts'
import type { Edit, MistakeKind, Place, Site } from './mistake.ts'
import type { Roles, RoledValue } from './roles.ts'

/** Brackets, braces, quotes, colons and commas: one too few, one too many. */
export function markSites(roles: Roles): readonly Site[] {
  return [
    ...roles.values.flatMap(({ node, role }) => [...bracketSites(node), ...(role === 'data' ? [] : commaSites(node))]),
    ...roles.values.flatMap(({ node, role }) => (role === 'data' ? [] : quoteSites(node.span))),
    ...roles.values.flatMap(colonSites),
    ...roles.values.flatMap(strayMarkSites),
  ]
}

function site(kind: MistakeKind, span: Span, edit: Edit | undefined): readonly Site[] {
  return edit === undefined ? [] : [{ kind, source: span.source, make: () => edit }]
}

export function isFlow(node: SyntaxNode): boolean {
  return node.kind !== 'scalar' && /[[{]/.test(node.span.source.text.charAt(node.span.start))
}

function bracketSites(node: SyntaxNode): readonly Site[] {
  if (!isFlow(node)) return []
  const { start, end, source } = node.span
  const name = node.kind === 'list' ? 'bracket' : 'brace'
  const [open, close] = [source.text.charAt(start), source.text.charAt(end - 1)]
  const last = end - 1
  return [
    ...site(`deleted ${name}`, node.span, { start, end: start + 1, text: '', places: [point(start), place(last - 1, last)] }),
    ...site(`deleted ${name}`, node.span, { start: last, end, text: '', places: [point(last), place(start, start + 1)] }),
    ...site(`added ${name}`, node.span, { start, end: start, text: open, places: [place(start, start + 1), place(start + 1, start + 2)] }),
    ...site(`added ${name}`, node.span, { start: end, end, text: close, places: [place(end, end + 1), place(last, end)] }),
  ]
}

interface Piece {
  readonly first: Span
  readonly last: Span
}

/** The first and the last token of a node. */
function pieceOf(node: SyntaxNode): Piece {
  const { span } = node
  if (!isFlow(node)) return { first: span, last: span }
  return { first: { ...span, end: span.start + 1 }, last: { ...span, start: span.end - 1 } }
}

function entryPiece({ key, value }: MapEntry): Piece {
  return { first: key.span, last: value.span.start === value.span.end ? key.span : pieceOf(value).last }
}

function commaSites(node: SyntaxNode): readonly Site[] {
  if (!isFlow(node) || node.kind === 'scalar') return []
  const pieces = node.kind === 'list' ? node.items.map(pieceOf) : node.entries.map(entryPiece)
  const { text } = node.span.source
  return pieces.flatMap((piece, index) => {
    const { end } = piece.last
    const next = pieces[index + 1]
    const at = text.indexOf(',', end)
    const added: Edit = { start: end, end, text: ',', places: [place(end, end + 1), piece.last] }
    const more = site('added comma', node.span, next === undefined ? undefined : added)
    if (next === undefined || at === -1 || at >= next.first.start) return more
    const merged = place(piece.last.start, next.first.end - 1)
    return [...site('deleted comma', node.span, { start: at, end: at + 1, text: '', places: [point(at), merged] }), ...more]
  })
}

function quoteSites(span: Span): readonly Site[] {
  const { start, end, source } = span
  if (!/["']/.test(source.text.charAt(start)) || end - start < 3) return []
  const last = end - 1
  return [
    ...site('deleted quote', span, { start, end: start + 1, text: '', places: [point(start), place(start, last)] }),
    ...site('deleted quote', span, { start: last, end, text: '', places: [point(last), place(start, start + 1)] }),
  ]
}

function colonSites({ entry, role }: RoledValue): readonly Site[] {
  if (entry === undefined || role === 'data') return []
  const { end, start, source } = entry.key.span
  if (source.text.charAt(end) !== ':') return []
  const { first } = pieceOf(entry.value)
  const shown = first.start === first.end ? end : firstLineEnd(first) - 1
  return [
    ...quoteSites(entry.key.span),
    ...site('deleted colon', entry.key.span, { start: end, end: end + 1, text: '', places: [point(end), place(start, shown), place(start, end)] }),
    ...site('added colon', entry.key.span, { start: end, end, text: ':', places: [place(end, end + 1), place(start, end + 1)] }),
  ]
}

function firstLineEnd({ source, start, end }: Span): number {
  const lineEnd = source.text.indexOf('\n', start)
  return lineEnd === -1 ? end : Math.min(end, lineEnd)
}

/** In front of or behind a value that a rule reads. */
function strayMarkSites({ node, role }: RoledValue): readonly Site[] {
  const { start, end, source } = node.span
  if (role !== 'policy' || node.kind !== 'scalar' || start === end || source.text.slice(start, end).includes('\n')) return []
  const marks: readonly (readonly [MistakeKind, string])[] = [
    ['added bracket', '['], ['added bracket', ']'], ['added brace', '{'], ['added brace', '}'],
    ['added quote', '"'], ['added quote', "'"], ['added colon', ':'], ['added comma', ','],
  ]
  return marks.flatMap(([kind, mark]) => [
    ...site(kind, node.span, { start, end: start, text: mark, places: [place(start, start + 1), place(start, end + 1)] }),
    ...site(kind, node.span, { start: end, end, text: mark, places: [place(end, end + 1), place(start, end + 1)] }),
  ])
}

function place(start: number, end: number): Place {
  return { start, end }
}

function point(at: number): Place {
  return { start: at, end: at }
}
