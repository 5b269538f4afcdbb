import type { TextEdit } from '../../../core/diagnostics/diagnostic.ts'
import type { Source } from '../../../core/diagnostics/source.ts'
import type { CaseUpdate } from './plan-updates.ts'

/** The new text of each source that changes. INVARIANT: no two edits of a plan touch each other, since each is in an expectation of its own. */
export function applyUpdates(updates: readonly CaseUpdate[]): ReadonlyMap<Source, string> {
  const bySource = new Map<Source, TextEdit[]>()
  for (const edit of updates.flatMap(({ edits }) => edits)) {
    const known = bySource.get(edit.span.source)
    if (known === undefined) bySource.set(edit.span.source, [edit])
    else known.push(edit)
  }
  return new Map([...bySource].map(([source, edits]) => [source, edited(source.text, edits)]))
}

function edited(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = []
  let end = 0
  for (const { span, text: inserted } of [...edits].sort((left, right) => left.span.start - right.span.start)) {
    parts.push(text.slice(end, span.start), inserted)
    end = span.end
  }
  return parts.join('') + text.slice(end)
}
