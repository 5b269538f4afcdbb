import { Undecidable } from '../../base/undecidable.ts'
import { escapeLength, plainValue, type JsonNode, type JsonStringNode, type JsonTextReading } from '../json-text.ts'
import type { TextClues } from './finder.ts'
import { scalarMemberClues, textMemberClues } from './member-clues.ts'
import { findPathHits, type PathHits } from './path-hits.ts'
import { findSpans, redactKey, scalarPlaceholder, type RedactionJob } from './redact-text.ts'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * JSON that came as text, after redaction: it stays JSON (L-33), and every part in which nothing was
 * found stays byte for byte, blanks, escapes and the spelling of numbers included.
 */
export function redactJsonText(
  job: RedactionJob,
  text: string,
  reading: Extract<JsonTextReading, { kind: 'json' }>,
): string {
  let hits: PathHits | undefined
  if (job.redaction.paths.length > 0) {
    // Which of two members a reader takes is open, so no path leads to a certain place.
    if (reading.hasDuplicateKey) throw new Undecidable(job.where, 'has a key twice in one object')
    hits = findPathHits(job, plainValue(reading.root))
  }
  const edits: Edit[] = []
  editNode(job, text, reading.root, hits, edits)
  let result = ''
  let at = 0
  for (const edit of edits) {
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}

/** Edits come in the order of the text and do not overlap. */
function editNode(
  job: RedactionJob,
  text: string,
  node: JsonNode,
  hits: PathHits | undefined,
  edits: Edit[],
  under?: string,
): void {
  if (hits?.placeholder !== undefined) {
    const quoted = JSON.stringify(hits.placeholder)
    if (text.slice(node.start, node.end) !== quoted) edits.push({ start: node.start, end: node.end, text: quoted })
    return
  }
  switch (node.kind) {
    case 'string':
      editString(job, text, node, edits, textMemberClues(under))
      return
    case 'scalar': {
      if (node.value === null) return
      // A reader may know a number by either spelling: `4e2` or `400`.
      const spellings = [text.slice(node.start, node.end), String(node.value)]
      const placeholder = scalarPlaceholder(job, spellings, scalarMemberClues(under))
      if (placeholder !== undefined) {
        edits.push({ start: node.start, end: node.end, text: JSON.stringify(placeholder) })
      }
      return
    }
    case 'array':
      node.items.forEach((item, index) => editNode(job, text, item, hits?.below.get(index), edits, under))
      return
    case 'object': {
      const keys = new Set<string>()
      const written = new Set<string>()
      for (const { key, value } of node.members) {
        const newKey = redactKey(job, key.value)
        if (written.has(newKey) && !keys.has(key.value)) {
          throw new Undecidable(job.where, 'has two keys that would become one')
        }
        keys.add(key.value)
        written.add(newKey)
        if (newKey !== key.value) edits.push({ start: key.start, end: key.end, text: JSON.stringify(newKey) })
        editNode(job, text, value, hits?.below.get(key.value), edits, key.value)
      }
    }
  }
}

/** Found in the text that the literal means; cut out of the literal, whose other escapes stay. */
function editString(job: RedactionJob, text: string, node: JsonStringNode, edits: Edit[], clues: TextClues): void {
  const spans = findSpans(job, node.value, clues)
  if (spans.length === 0) return
  let unit = 0
  let at = node.start + 1
  const placeOf = (wanted: number): number => {
    while (unit < wanted) {
      at += text[at] === '\\' ? escapeLength(text, at) : 1
      unit++
    }
    return at
  }
  for (const { start, end, placeholder } of spans) {
    const from = placeOf(start)
    edits.push({ start: from, end: placeOf(end), text: JSON.stringify(placeholder).slice(1, -1) })
  }
}
