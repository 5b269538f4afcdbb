import { limits } from '../../base/limits.ts'
import { Undecidable } from '../../base/undecidable.ts'
import { parseJsonText, type JsonTextReading } from '../json-text.ts'
import { checkCrossing } from './check-crossing.ts'
import { redactJsonText } from './redact-json-text.ts'
import { findSpans, redactPlainText, type RedactionJob } from './redact-text.ts'
import type { FoundSpan } from './unite-spans.ts'

/** A text as a person or a tool wrote it: JSON stays JSON, other text is searched as it is (L-33). */
export function redactText(job: RedactionJob, text: string): string {
  const reading = read(job, text)
  if (reading.kind === 'text') {
    refusePaths(job)
    return redactPlainText(job, text)
  }
  const redacted = redactJsonText(job, text, reading)
  checkCrossing(job, redacted)
  return redacted
}

/**
 * The texts of content parts, in order and together (L-33): each is searched by itself, and what
 * begins in one part and ends in another is found too. Its placeholder stands where it began.
 */
export function redactTexts(job: RedactionJob, texts: readonly string[]): readonly string[] {
  const [only] = texts
  if (only === undefined) return texts
  if (texts.length === 1) return [redactText(job, only)]
  const joined = texts.join('')
  if (isContainer(read(job, joined))) {
    const redacted = redactText(job, joined)
    return redacted === joined ? texts : [redacted, ...texts.slice(1).map(() => '')]
  }
  if (!texts.some((text) => isContainer(read(job, text)))) {
    refusePaths(job)
    return redactPlainTexts(job, texts)
  }
  const redacted = texts.map((text) => redactText(job, text))
  if (crossingSpans(job, redacted).length > 0) throw new Undecidable(job.where, 'has a hit across several parts')
  return redacted
}

/** A hit across a border is looked for where the parts themselves are clean, so that none hides another. */
const MOST_ROUNDS = 4

function redactPlainTexts(job: RedactionJob, texts: readonly string[]): readonly string[] {
  let redacted: readonly string[] = texts.map((text) => redactPlainText(job, text))
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const across = crossingSpans(job, redacted)
    if (across.length === 0) return redacted
    redacted = distribute(redacted, across)
  }
  throw new Undecidable(job.where, 'has hits across many parts')
}

/** What is found in the joined text across the border of two parts. */
function crossingSpans(job: RedactionJob, texts: readonly string[]): readonly FoundSpan[] {
  const borders: number[] = []
  let offset = 0
  for (const text of texts) borders.push((offset += text.length))
  let at = 0
  return findSpans(job, texts.join('')).filter(({ start, end }) => {
    while ((borders[at] ?? Infinity) <= start) at++
    return (borders[at] ?? Infinity) < end
  })
}

type Readable = Exclude<JsonTextReading, { kind: 'too_deep' }>

function read(job: RedactionJob, text: string): Readable {
  if (text.length > limits.scannedTextLength) throw new Undecidable(job.where, 'is too long to be searched')
  const reading = parseJsonText(text)
  if (reading.kind === 'too_deep') throw new Undecidable(job.where, 'is nested too deep')
  return reading
}

function isContainer(reading: Readable): boolean {
  return reading.kind === 'json' && (reading.root.kind === 'array' || reading.root.kind === 'object')
}

/** Paths lead nowhere in text that is no JSON, and nobody can say whether what they mean is in it. */
function refusePaths(job: RedactionJob): void {
  const path = job.redaction.paths.find(({ needsJson }) => needsJson)?.path
  if (path !== undefined) throw new Undecidable(`${path.text} of ${job.where}`, 'cannot be read: the text is not JSON')
}

function distribute(texts: readonly string[], spans: readonly FoundSpan[]): readonly string[] {
  if (spans.length === 0) return texts
  let offset = 0
  return texts.map((text) => {
    const start = offset
    const end = (offset += text.length)
    let result = ''
    let at = start
    for (const span of spans) {
      if (span.end <= at || span.start >= end) continue
      if (span.start >= start) result += text.slice(at - start, span.start - start) + span.placeholder
      at = Math.min(span.end, end)
    }
    return result + text.slice(at - start)
  })
}
