import { limits } from '../../base/limits.ts'
import { Undecidable } from '../../base/undecidable.ts'
import { looksLikeToken } from '../../detectors/looks-like-token.ts'
import { parseJsonText, type JsonTextReading } from '../json-text.ts'
import { checkCrossing } from './check-crossing.ts'
import { redactJsonText } from './redact-json-text.ts'
import { findSpans, redactPlainText, type RedactionJob } from './redact-text.ts'
import { uniteSpans, type FoundSpan } from './unite-spans.ts'

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
  const readings = texts.map((text) => read(job, text))
  const isMixed = readings.some(isContainer)
  const parts = texts.map((text, index): Part => {
    const isJson = isMixed && readings[index]?.kind === 'json'
    return { text: isJson ? redactText(job, text) : text, isJson }
  })
  if (!parts.every(({ isJson }) => isJson)) refusePaths(job)
  return redactParts(job, parts)
}

interface Part {
  readonly text: string
  /** It is redacted already, and cut through it would be JSON no more. */
  readonly isJson: boolean
}

/** What one hit leaves may make another, but no honest text does that often. */
const MOST_ROUNDS = 4

function redactParts(job: RedactionJob, parts: readonly Part[]): readonly string[] {
  let current = parts
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const texts = current.map(({ text }) => text)
    const borders = bordersOf(texts)
    // All is found on the original, so that what ends with a part does not hide what goes on in the next one.
    const inside = current.flatMap((part, index) => {
      const start = borders[index - 1] ?? 0
      const found = part.isJson ? [] : findSpans(job, part.text)
      return found.map((span) => ({ ...span, start: span.start + start, end: span.end + start }))
    })
    const wholes = new Map(inside.map(({ start, end }) => [start, end]))
    const joined = texts.join('')
    // What is whole as one part ends, goes on only in what looks like the rest of it.
    const across = crossingSpans(job, joined, borders).filter(({ start, end }) => {
      const whole = wholes.get(start)
      return whole === undefined || looksLikeToken(joined.slice(whole, end))
    })
    if (across.some((span) => current.some((part, index) => part.isJson && isCut(span, borders, index)))) {
      throw new Undecidable(job.where, 'has a hit across several parts')
    }
    const spans = uniteSpans([...inside, ...across])
    if (spans.length === 0) return texts
    const redacted = distribute(texts, spans)
    current = current.map((part, index) => ({ ...part, text: redacted[index] ?? '' }))
  }
  throw new Undecidable(job.where, 'has hits across many parts')
}

/** Places in the joined text where parts end. */
function bordersOf(texts: readonly string[]): readonly number[] {
  let offset = 0
  return texts.map((text) => (offset += text.length))
}

/** What is found in the joined text across the border of two parts. */
function crossingSpans(job: RedactionJob, joined: string, borders: readonly number[]): readonly FoundSpan[] {
  let at = 0
  return findSpans(job, joined, { joints: borders }).filter(({ start, end }) => {
    while ((borders[at] ?? Infinity) <= start) at++
    return (borders[at] ?? Infinity) < end
  })
}

function isCut({ start, end }: FoundSpan, borders: readonly number[], index: number): boolean {
  return start < (borders[index] ?? 0) && end > (borders[index - 1] ?? 0)
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
