import { limits } from '../../base/limits.ts'
import { Undecidable } from '../../base/undecidable.ts'
import type { Redaction } from './compile-redaction.ts'
import type { TextClues } from './finder.ts'
import { uniteSpans, type FoundSpan } from './unite-spans.ts'

/** What a redaction is applied to, and how it is named where it cannot be judged. */
export interface RedactionJob {
  readonly redaction: Redaction
  /** `result`, `history`, or the path of an argument. */
  readonly where: string
}

/** Everything that is found in a text, united; all of it on the text as it is (L-33). */
export function findSpans(job: RedactionJob, text: string, clues: TextClues = {}): readonly FoundSpan[] {
  if (text.length > limits.scannedTextLength) throw new Undecidable(job.where, 'is too long to be searched')
  const found: FoundSpan[] = []
  for (const search of job.redaction.searches) {
    const spans = search(text, clues)
    if (spans === undefined) throw new Undecidable(job.where, 'takes too much work to search')
    for (const span of spans) found.push(span)
  }
  return uniteSpans(found)
}

/** A text as plain text: each span replaced once, literally. */
export function redactPlainText(job: RedactionJob, text: string, clues: TextClues = {}): string {
  return replaceSpans(text, findSpans(job, text, clues))
}

export function replaceSpans(text: string, spans: readonly FoundSpan[]): string {
  if (spans.length === 0) return text
  let result = ''
  let at = 0
  for (const { start, end, placeholder } of spans) {
    result += text.slice(at, start) + placeholder
    at = end
  }
  return result + text.slice(at)
}

/**
 * What stands in place of a number or boolean in which something is found (L-33); undefined = nothing
 * is. `spellings` are the texts it may be read by.
 */
export function scalarPlaceholder(
  job: RedactionJob,
  spellings: readonly string[],
  clues: TextClues = {},
): string | undefined {
  for (const spelling of new Set(spellings)) {
    const first = findSpans(job, spelling, clues)[0]
    if (first !== undefined) return first.placeholder
  }
  return undefined
}

/** A key after redaction. A hit that may not be replaced there is undecidable, since it would stay (L-33). */
export function redactKey(job: RedactionJob, key: string): string {
  const spans = findSpans(job, key)
  if (spans.some(({ keys }) => !keys)) throw new Undecidable(job.where, 'has a hit in a key')
  return replaceSpans(key, spans)
}
