import type { Json } from '../base/json.ts'
import { nearestName } from '../base/nearest-name.ts'
import type { Code } from '../diagnostics/codes/registry.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { printable } from '../diagnostics/printable.ts'
import { sourceError } from '../diagnostics/source-error.ts'
import type { Span } from '../diagnostics/source.ts'
import type { ListNode, MapEntry, MapNode, ScalarNode, SyntaxNode } from '../syntax/syntax-tree.ts'

/** Collects what is wrong, so that one reading finds everything. */
export interface Reading {
  readonly report: (code: Code, span: Span, message: string, hint?: string, related?: readonly RelatedPlace[]) => void
  readonly found: () => readonly Diagnostic[]
}

export interface RelatedPlace {
  readonly span: Span
  readonly message: string
}

export function createReading(): Reading {
  const found = new Map<string, Diagnostic>()
  return {
    report(code, span, message, hint, related = []) {
      // A named matcher is read at each of its uses; what is wrong in it is said once.
      const key = `${code} ${span.source.name} ${span.start} ${message}`
      if (found.has(key)) return
      // Text of the policy stands in both: they stay one line, and no sign of it moves others about.
      const finding = sourceError(code, span, printable(message), hint === undefined ? undefined : printable(hint))
      const places = related.map((place) => ({ span: place.span, message: printable(place.message) }))
      found.set(key, places.length === 0 ? finding : { ...finding, related: places })
    },
    found: () => [...found.values()],
  }
}

export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const nearest = nearestName(name, known)
  return nearest === undefined ? undefined : `did you mean \`${nearest}\`?`
}

/** Where the name that was most likely meant is declared: either of the two may be the wrong one. */
export function nearestPlace(name: string, declared: ReadonlyMap<string, Span>): readonly RelatedPlace[] {
  const nearest = nearestName(name, declared.keys())
  const span = nearest === undefined ? undefined : declared.get(nearest)
  return span === undefined ? [] : [{ span, message: `\`${nearest ?? ''}\` is declared here` }]
}

/** The first token of a map, its brace or its first key: what a missing key is reported at (L-02). */
export function firstToken(map: MapNode): Span {
  const first = map.entries[0]?.key.span
  return first?.start === map.span.start ? first : { ...map.span, end: map.span.start + 1 }
}

/** Where a value is wrong as a whole. A missing value (`match:`) has no place of its own; its key stands for it. */
export function valueSpan(entry: MapEntry): Span {
  return entry.value.span.start === entry.value.span.end ? entry.key.span : entry.value.span
}

export function entryOf(map: MapNode, key: string): MapEntry | undefined {
  return map.entries.find((entry) => entry.key.text === key)
}

/** Unknown keys with the nearest known one; true if there are none (L-02). */
export function checkKeys(reading: Reading, map: MapNode, known: readonly string[], where: string): boolean {
  let clean = true
  for (const { key } of map.entries) {
    if (known.includes(key.text)) continue
    clean = false
    reading.report(
      'SLC201',
      key.span,
      `unknown key \`${key.text}\` in ${where}`,
      didYouMean(key.text, known) ?? `known here: ${known.map((name) => `\`${name}\``).join(', ')}`,
    )
  }
  return clean
}

export function missingKey(reading: Reading, map: MapNode, key: string, where: string): void {
  reading.report('SLC202', firstToken(map), `${where} needs \`${key}\``, `add \`${key}:\``)
}

function isNull(node: SyntaxNode): boolean {
  return node.kind === 'scalar' && node.value === null
}

const typeNames = { map: 'a map', list: 'a list', scalar: 'a value' } as const

export function describeNode(node: SyntaxNode): string {
  if (node.kind !== 'scalar') return typeNames[node.kind]
  if (node.value === null) return 'null'
  return typeof node.value === 'string' ? 'a text' : typeof node.value === 'number' ? 'a number' : 'a boolean'
}

const quotesOff = 'take the quotes off: with them it is a text'

/** What to do about the right words in the wrong shape. */
function shapeHint(node: SyntaxNode, kind: SyntaxNode['kind']): string | undefined {
  if (kind === 'list') return 'write a list, also of one: `[ ]`, or lines that begin with `- `'
  if (node.kind !== 'list') return undefined
  const isOfIt = node.items.length > 0 && node.items.every((item) => item.kind === kind)
  return isOfIt ? 'take the brackets or dashes off' : undefined
}

/** A text in quotes that would be a number, `true` or `false` without them. */
export function quotesHint(node: SyntaxNode | undefined): string | undefined {
  if (node?.kind !== 'scalar' || node.style === 'plain' || typeof node.value !== 'string') return undefined
  return /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(node.value) ? quotesOff : undefined
}

/** Refuses null; then asks for a kind of node. `where` names the place for people: "`match`". */
function expectKind<Kind extends SyntaxNode['kind']>(
  reading: Reading,
  node: SyntaxNode,
  span: Span,
  kind: Kind,
  where: string,
): Extract<SyntaxNode, { kind: Kind }> | undefined {
  if (isNull(node)) {
    reading.report('SLC204', span, `${where} is null`, 'write a value, or leave the key out')
    return undefined
  }
  if (node.kind !== kind) {
    reading.report('SLC203', span, `${where} must be ${typeNames[kind]}, not ${describeNode(node)}`, shapeHint(node, kind))
    return undefined
  }
  // `as`: the kind was just compared, which does not narrow by a type parameter.
  return node as Extract<SyntaxNode, { kind: Kind }>
}

export function asMap(reading: Reading, node: SyntaxNode, where: string, span = node.span): MapNode | undefined {
  const map = expectKind(reading, node, span, 'map', where)
  if (map?.entries.length !== 0) return map
  reading.report('SLC205', span, `${where} is an empty map`)
  return undefined
}

export function asList(reading: Reading, node: SyntaxNode, where: string, span = node.span): ListNode | undefined {
  const list = expectKind(reading, node, span, 'list', where)
  if (list?.items.length !== 0) return list
  reading.report('SLC205', span, `${where} is an empty list`)
  return undefined
}

export function asText(reading: Reading, node: SyntaxNode, where: string, span = node.span): string | undefined {
  const scalar = expectKind(reading, node, span, 'scalar', where)
  if (scalar === undefined) return undefined
  if (typeof scalar.value !== 'string') {
    reading.report('SLC203', span, `${where} must be a text, not ${describeNode(scalar)}`, 'put it in quotes')
    return undefined
  }
  if (scalar.value.trim() !== '') return scalar.value
  reading.report('SLC205', span, `${where} is an empty text`)
  return undefined
}

/** One of a closed set of words. */
export function asWord<const Word extends string>(
  reading: Reading,
  entry: MapEntry,
  words: readonly Word[],
  code: Code = 'SLC206',
): Word | undefined {
  const where = `\`${entry.key.text}\``
  const text = asText(reading, entry.value, where, valueSpan(entry))
  if (text === undefined) return undefined
  const word = words.find((candidate) => candidate === text)
  if (word !== undefined) return word
  reading.report(
    code,
    entry.value.span,
    `${where} cannot be \`${text}\``,
    didYouMean(text, words) ?? `one of ${words.map((name) => `\`${name}\``).join(', ')}`,
  )
  return undefined
}

/** A flag that is either absent or `true`. */
export function asTrue(reading: Reading, entry: MapEntry): boolean {
  if (entry.value.kind === 'scalar' && entry.value.value === true) return true
  reading.report('SLC206', valueSpan(entry), `\`${entry.key.text}\` can only be \`true\``, quotesHint(entry.value) ?? 'leave the key out instead')
  return false
}

export function asBoolean(reading: Reading, entry: MapEntry): boolean | undefined {
  if (entry.value.kind === 'scalar' && typeof entry.value.value === 'boolean') return entry.value.value
  reading.report('SLC203', valueSpan(entry), `\`${entry.key.text}\` must be \`true\` or \`false\``, quotesHint(entry.value))
  return undefined
}

/** A name or a list of names. */
export function asNames(reading: Reading, entry: MapEntry): readonly string[] | undefined {
  const where = `\`${entry.key.text}\``
  if (entry.value.kind !== 'list') {
    const name = asText(reading, entry.value, where, valueSpan(entry))
    return name === undefined ? undefined : [name]
  }
  const list = asList(reading, entry.value, where, valueSpan(entry))
  if (list === undefined) return undefined
  const names = list.items.map((item) => asText(reading, item, `an entry of ${where}`))
  return names.every((name) => name !== undefined) ? names : undefined
}

/** The node at a JSON path, or the nearest one above it: where a schema's complaint is to be shown. */
export function nodeAt(node: SyntaxNode, path: readonly PropertyKey[]): SyntaxNode {
  let current = node
  for (const step of path) {
    const next =
      current.kind === 'map'
        ? entryOf(current, String(step))?.value
        : current.kind === 'list' && typeof step === 'number'
          ? current.items[step]
          : undefined
    if (next === undefined) return current
    current = next
  }
  return current
}

/** The span of the value at a JSON path; of its key where the value is missing or `on` says so. */
export function spanAt(node: SyntaxNode, path: readonly PropertyKey[], on: 'key' | 'value' = 'value'): Span {
  const last = path.at(-1)
  if (last === undefined) return node.span
  const parent = nodeAt(node, path.slice(0, -1))
  if (parent.kind === 'map') {
    const entry = entryOf(parent, String(last))
    if (entry !== undefined) return on === 'key' ? entry.key.span : valueSpan(entry)
    return firstToken(parent)
  }
  if (parent.kind === 'list' && typeof last === 'number') return parent.items[last]?.span ?? parent.span
  return parent.span
}

/** Where a part of a text stands as it is written there; all of the text where escapes hide it, or without a part. */
export function partOf(span: Span, part: string | undefined): Span {
  if (part === undefined) return span
  const written = span.source.text.slice(span.start, span.end)
  let at = written.indexOf(part)
  // `$${name}` is no template.
  while (at > 0 && written[at - 1] === '$') at = written.indexOf(part, at + 1)
  return at === -1 ? span : { ...span, start: span.start + at, end: span.start + at + part.length }
}

/** A scalar that is a plain JSON value and neither null nor empty: what an operand or a list entry may be. */
export function isUsableScalar(node: SyntaxNode): node is ScalarNode & { readonly value: Exclude<Json, null> } {
  return node.kind === 'scalar' && node.value !== null && node.value !== ''
}
