import type { MapEntry, SyntaxNode } from '../../src/core/syntax/syntax-tree.ts'
import type { Edit, MistakeKind, Place, Site } from './mistake.ts'
import type { Roles, RoledValue } from './roles.ts'

/** Keys that stand twice, values of another type, and lines that begin in the wrong column. */
export function shapeSites({ values }: Roles): readonly Site[] {
  return values.flatMap((value) => (value.role === 'data' ? [] : [...duplicateSites(value), ...typeSites(value), ...lineSites(value)]))
}

function site(kind: MistakeKind, node: SyntaxNode, edit: Edit | undefined): readonly Site[] {
  return edit === undefined ? [] : [{ kind, source: node.span.source, make: () => edit }]
}

/** A second copy of the entry behind the first: on the same line in braces, else on the next one. */
function duplicateSites({ node, entry }: RoledValue): readonly Site[] {
  if (entry === undefined || node.span.start === node.span.end) return []
  const { source, start } = entry.key.span
  const end = node.span.end
  const written = source.text.slice(start, end)
  const lineStart = source.text.lastIndexOf('\n', start) + 1
  const isOnLine = /^[ -]*$/.test(source.text.slice(lineStart, start))
  if (isOnLine && source.text.charAt(end) !== '\n') return []
  const between = isOnLine ? `\n${' '.repeat(start - lineStart)}` : ', '
  const at = end + between.length
  const keyLength = entry.key.span.end - start
  const copy: Edit = { start: end, end, text: between + written, places: [entry.key.span, { start: at, end: at + keyLength }] }
  return site('duplicated key', node, copy)
}

function typeSites({ node, role, entry }: RoledValue): readonly Site[] {
  const { start, end, source } = node.span
  const written = source.text.slice(start, end)
  const swap = (kind: MistakeKind, text: string): readonly Site[] => {
    const [first = ''] = text.split('\n')
    return site(kind, node, { start, end, text, places: [{ start, end: start + first.length }, { start, end: start + text.length }] })
  }
  if (node.kind === 'map') return role === 'policy' && entry !== undefined ? swap('type: map to list', listed(node.entries, written, start)) : []
  if (node.kind === 'list') {
    const isFlat = node.items.every(({ kind }) => kind === 'scalar')
    return isFlat ? swap('type: list to text', `'${node.items.map(plainText).join(', ').replaceAll("'", "''")}'`) : []
  }
  if (start === end || written.includes('\n')) return []
  const list = entry === undefined ? [] : swap('type: value to list', `[${written}]`)
  if (typeof node.value === 'number') return [...list, ...swap('type: number to text', `'${written}'`)]
  if (node.value === true) return [...list, ...swap('type: true to text', '"true"')]
  return role === 'policy' && typeof node.value === 'string' && !node.value.includes('${') ? [...list, ...swap('type: text to number', '42')] : list
}

function plainText(node: SyntaxNode): string {
  return node.kind === 'scalar' ? String(node.value) : ''
}

/** The entries of a map as entries of a list. */
function listed(entries: readonly MapEntry[], written: string, start: number): string {
  if (written.startsWith('{')) return `[${written.slice(1, -1)}]`
  const starts = new Set(entries.map(({ key }) => key.span.start - start))
  let offset = 0
  return written
    .split('\n')
    .map((line) => {
      const indentation = line.length - line.trimStart().length
      const mark = starts.has(offset + indentation) ? '- ' : '  '
      offset += line.length + 1
      return line.slice(0, indentation) + mark + line.slice(indentation)
    })
    .join('\n')
}

/** The line on which a key or an entry of a list begins. */
function lineSites({ node, entry }: RoledValue): readonly Site[] {
  const token = entry?.key.span ?? node.span
  const { source, start } = token
  const lineStart = source.text.lastIndexOf('\n', start) + 1
  const before = source.text.slice(lineStart, start)
  if (!/^[ -]*$/.test(before) || (entry === undefined && !before.includes('-'))) return []
  const indentation = before.length - before.trimStart().length
  const first = lineStart + indentation
  const end = entry === undefined ? start + 1 : token.end
  const places = (by: number): readonly Place[] => [{ start: first + by, end: end + by }, { start: start + by, end: end + by }]
  const more = site('indented by one more', node, { start: lineStart, end: lineStart, text: ' ', places: places(1) })
  if (indentation === 0) return more
  const tab = { start: lineStart + indentation - 1, end: lineStart + indentation }
  return [
    ...more,
    ...site('indented by one less', node, { start: lineStart, end: lineStart + 1, text: '', places: places(-1) }),
    ...site('tab', node, { ...tab, text: '\t', places: [tab, ...places(0)] }),
  ]
}
