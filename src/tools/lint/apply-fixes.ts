import type { Diagnostic, TextEdit } from '../../core/diagnostics/diagnostic.ts'
import type { Source } from '../../core/diagnostics/source.ts'

export interface FixedTexts {
  /** The new text of each source that changes. */
  readonly texts: ReadonlyMap<Source, string>
  /** Fixes that are in them. */
  readonly applied: number
}

type Fix = NonNullable<Diagnostic['fix']>

/**
 * One pass of fixes, first come first served. A fix is taken whole or not at all; one that touches the
 * text of another waits for the next pass, since its places were computed on the text before. Only
 * what the edits span changes, so comments and layout stay.
 */
export function applyFixes(diagnostics: readonly Diagnostic[], wants: (fix: Fix) => boolean): FixedTexts {
  const taken = new Map<Source, TextEdit[]>()
  let applied = 0
  for (const { fix } of diagnostics) {
    if (fix === undefined || fix.edits.length === 0 || !wants(fix)) continue
    if (!isConsistent(fix.edits) || fix.edits.some((edit) => isTaken(taken.get(edit.span.source) ?? [], edit))) continue
    for (const edit of fix.edits) {
      const edits = taken.get(edit.span.source)
      if (edits === undefined) taken.set(edit.span.source, [edit])
      else edits.splice(placeOf(edits, edit), 0, edit)
    }
    applied++
  }
  const texts = [...taken].map(([source, edits]) => [source, edited(source.text, edits)] as const)
  return { texts: new Map(texts.filter(([source, text]) => text !== source.text)), applied }
}

/** The edits of one fix leave each other alone. */
function isConsistent(edits: readonly TextEdit[]): boolean {
  return edits.every((edit, index) =>
    edits.slice(0, index).every((other) => other.span.source !== edit.span.source || !touches(edit, other)),
  )
}

/** INVARIANT: `edits` of one text are sorted and none touches another, so only two of them can touch this one. */
function isTaken(edits: readonly TextEdit[], edit: TextEdit): boolean {
  const place = placeOf(edits, edit)
  return [edits[place - 1], edits[place]].some((other) => other !== undefined && touches(edit, other))
}

/** How many edits begin before this one. */
function placeOf(edits: readonly TextEdit[], { span: { start } }: TextEdit): number {
  let low = 0
  let high = edits.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((edits[middle]?.span.start ?? Infinity) < start) low = middle + 1
    else high = middle
  }
  return low
}

/** Overlap, or an insertion at the border of another edit: which of the two comes first is not said. */
function touches({ span: left }: TextEdit, { span: right }: TextEdit): boolean {
  if (left.start === left.end || right.start === right.end) return left.start <= right.end && right.start <= left.end
  return left.start < right.end && right.start < left.end
}

/** `edits` in order. */
function edited(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = []
  let end = 0
  for (const { span, text: inserted } of edits) {
    parts.push(text.slice(end, span.start), inserted)
    end = span.end
  }
  return parts.join('') + text.slice(end)
}
