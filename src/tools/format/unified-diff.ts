import { editScript, type LineEdit } from './edit-script.ts'

export interface DiffLine {
  readonly kind: 'file' | 'hunk' | LineEdit['kind']
  readonly text: string
}

/** Lines around a change. */
const context = 3

/** What `diff -u` prints for two texts of one file, without times; nothing where they are equal. */
export function unifiedDiff(name: string, before: string, after: string): readonly DiffLine[] {
  if (before === after) return []
  const edits = editScript(linesOf(before), linesOf(after))
  const lines: DiffLine[] = [
    { kind: 'file', text: `--- ${name}` },
    { kind: 'file', text: `+++ ${name}` },
  ]
  let old = 1
  let next = 1
  let at = 0
  for (const { start, end } of hunks(edits)) {
    for (; at < start; at++) {
      old++
      next++
    }
    const part = edits.slice(start, end)
    const oldCount = part.filter(({ kind }) => kind !== 'added').length
    const newCount = part.filter(({ kind }) => kind !== 'removed').length
    lines.push({ kind: 'hunk', text: `@@ -${range(old, oldCount)} +${range(next, newCount)} @@` })
    for (const { kind, line } of part) lines.push(...diffLines(kind, line))
    old += oldCount
    next += newCount
    at = end
  }
  return lines
}

const marks = { same: ' ', removed: '-', added: '+' } as const

/** A line without its break, which only the last one of a file may lack. */
function diffLines(kind: LineEdit['kind'], line: string): readonly DiffLine[] {
  const text = marks[kind] + line.replace(/\n$/, '')
  return line.endsWith('\n') ? [{ kind, text }] : [{ kind, text }, { kind, text: '\\ No newline at end of file' }]
}

/** An empty range is named by the line before it. */
function range(start: number, count: number): string {
  if (count === 1) return String(start)
  return `${String(count === 0 ? start - 1 : start)},${String(count)}`
}

/** Changes with their context; those whose contexts touch are one. */
function hunks(edits: readonly LineEdit[]): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const [index, { kind }] of edits.entries()) {
    if (kind === 'same') continue
    const start = Math.max(0, index - context)
    const end = Math.min(edits.length, index + 1 + context)
    const last = found.at(-1)
    if (last !== undefined && start <= last.end) last.end = end
    else found.push({ start, end })
  }
  return found
}

function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
