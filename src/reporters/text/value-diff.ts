import { defineMember, isJsonArray, isJsonObject, ownMember, type Json } from '../../core/base/json.ts'
import { printable } from '../../core/diagnostics/printable.ts'
import { editScript } from '../../tools/format/edit-script.ts'

/** A line of a comparison: what was wanted, what came, or what both have. */
export interface ValueDiffLine {
  readonly kind: 'want' | 'got' | 'same'
  readonly text: string
}

/** Longer lines are cut around what differs. */
const shownLength = 80
const shownBefore = 20
/** Lines that are shown of a long value, and those around a change. */
const shownLines = 40
const context = 2

/** Two values that are not equal, as lines; only what differs of long ones. No `got` = there is no such thing. */
export function valueDiff(want: Json, got: Json | undefined): readonly ValueDiffLine[] {
  // Words that policies use stand without quotes, unless they are compared with something else: `true` is not true.
  if (isWord(want) && isWord(got)) return [{ kind: 'want', text: want }, { kind: 'got', text: got }]
  const [wanted, came] = [linesOf(want), got === undefined ? undefined : linesOf(inOrderOf(got, want))]
  const [only = '', ...more] = wanted
  if (came === undefined) return [...wanted.slice(0, shownLines).map((text) => ({ kind: 'want' as const, text: cut(text, 0) })), { kind: 'got', text: '(nothing)' }]
  if (more.length === 0 && came.length === 1) {
    const [single = ''] = came
    const from = commonLength(only, single)
    return [{ kind: 'want', text: cut(only, from) }, { kind: 'got', text: cut(single, from) }]
  }
  const script = editScript(wanted, came)
  const lines = script.flatMap(({ kind, line }, index): ValueDiffLine[] => {
    if (kind !== 'same') return [{ kind: kind === 'removed' ? 'want' : 'got', text: cut(line, 0) }]
    const isNear = script.slice(Math.max(0, index - context), index + context + 1).some((other) => other.kind !== 'same')
    return isNear ? [{ kind, text: cut(line, 0) }] : []
  })
  if (lines.length <= shownLines) return lines
  return [...lines.slice(0, shownLines), { kind: 'same', text: `… ${String(lines.length - shownLines)} more lines` }]
}

function isWord(value: Json | undefined): value is string {
  return typeof value === 'string' && /^[a-z][a-z0-9_-]{0,60}$/.test(value)
}

/** A text of several lines as it is read, all else as JSON laid out, without commas that would differ for no reason. */
function linesOf(value: Json): readonly string[] {
  if (typeof value === 'string' && value.includes('\n')) return value.split('\n')
  return JSON.stringify(value, undefined, 2).split('\n').map((line) => line.replace(/,$/, ''))
}

/** The same value with its keys in the order of the other: order means nothing, and a comparison of lines would show it. */
function inOrderOf(value: Json, other: Json): Json {
  if (isJsonArray(value)) return value.map((item, index) => inOrderOf(item, isJsonArray(other) ? (other[index] ?? null) : null))
  if (!isJsonObject(value)) return value
  const keys = isJsonObject(other) ? Object.keys(other).filter((key) => Object.hasOwn(value, key)) : []
  const ordered: Record<string, Json> = {}
  for (const key of new Set([...keys, ...Object.keys(value)])) {
    const inner = isJsonObject(other) ? ownMember(other, key) : undefined
    defineMember(ordered, key, inOrderOf(ownMember(value, key) ?? null, inner ?? null))
  }
  return ordered
}

function cut(line: string, differsFrom: number): string {
  const start = line.length > shownLength ? Math.max(0, Math.min(differsFrom - shownBefore, line.length - shownLength)) : 0
  const shown = line.slice(start, start + shownLength)
  return `${start > 0 ? '…' : ''}${printable(shown)}${start + shownLength < line.length ? '…' : ''}`
}

function commonLength(left: string, right: string): number {
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return length
}
