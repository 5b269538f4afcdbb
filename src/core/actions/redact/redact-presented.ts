import { defineMember, textForm, type Json, type JsonObject } from '../../base/json.ts'
import { Undecidable } from '../../base/undecidable.ts'
import {
  partText,
  readContentParts,
  readMcpResult,
  withPartText,
  type ContentPart,
  type McpResult,
} from '../content-parts.ts'
import { checkCrossing } from './check-crossing.ts'
import { findPathHits, findPossibleHits, joinHits, noHits, type PathHits } from './path-hits.ts'
import { redactTexts, redactText } from './redact-texts.ts'
import { redactKey, type RedactionJob } from './redact-text.ts'
import { redactValue } from './redact-value.ts'

export interface PresentedJob extends RedactionJob {
  /** Parts that are neither text nor known media: refused as media, or searched as data. */
  readonly otherParts: 'media' | 'data'
}

/** What a model would read, after redaction; the value itself where nothing is found (L-33). */
export function redactPresented(job: PresentedJob, value: Json): Json {
  if (typeof value === 'string') return redactText(job, value)
  const parts = readContentParts(value)
  if (parts !== undefined) return redactParts(job, parts, value)
  const mcp = readMcpResult(value)
  if (mcp !== undefined) return redactMcp(job, mcp)
  return redactData(job, value, findPathHits(job, value))
}

/** A value of plain data, with a look at the text that it makes. */
export function redactData(job: RedactionJob, value: Json, hits: PathHits): Json {
  const redacted = redactValue(job, value, hits)
  checkCrossing(job, textForm(redacted))
  return redacted
}

function redactParts(job: PresentedJob, parts: readonly ContentPart[], list: Json): Json {
  const texts = redactTexts(
    job,
    parts.flatMap((part) => partText(part) ?? []),
  )
  let next = 0
  const redacted = parts.map((part) =>
    partText(part) === undefined ? redactOther(job, part) : redactRest(job, part, texts[next++] ?? ''),
  )
  return redacted.some((value, index) => value !== parts[index]?.value) ? redacted : list
}

function redactOther(job: PresentedJob, part: ContentPart): Json {
  if (part.kind === 'other' && job.otherParts === 'data') return keepType(part, redactValue(job, part.value, undefined))
  if (!job.redaction.passesMedia) throw new Undecidable(job.where, 'has a part that is not text')
  return part.value
}

/** The part with its redacted text; what stands beside the text is data. */
function redactRest(job: RedactionJob, part: ContentPart, text: string): Json {
  const bare = withPartText(part, '')
  const rest = keepType(part, redactValue(job, bare, undefined))
  if (rest === bare && text === partText(part)) return part.value
  switch (part.kind) {
    case 'text':
      return { ...rest, text }
    case 'resource_text': {
      // `as`: redaction keeps shapes, and the resource was an object.
      const resource = rest['resource'] as JsonObject
      return { ...rest, resource: { ...resource, text } }
    }
    case 'media':
    case 'other':
      return part.value
  }
}

/** The `type` of a part is its form, not its content. */
function keepType(part: ContentPart, redacted: Json): JsonObject {
  // `as`: redaction keeps shapes, and a part is an object.
  const object = redacted as JsonObject
  const type = part.value['type'] as Json
  return object['type'] === type ? object : { ...object, type }
}

/**
 * Content parts and structured value together: a path leads into the structured value, into JSON
 * among the parts, and also where it is written from the outside (`$.structuredContent.ssn`).
 */
function redactMcp(job: PresentedJob, { value, parts, structured }: McpResult): Json {
  const outside = findPossibleHits(job, value)
  const redacted: Record<string, Json> = {}
  let isChanged = false
  for (const [key, member] of Object.entries(value)) {
    const hits = outside.below.get(key)
    let newValue: Json
    if (key === 'content') {
      newValue = redactPlaces(parts.length === 0 ? member : redactParts(job, parts, member), hits)
    } else if (key === 'structuredContent' && structured !== undefined) {
      newValue = redactData(job, member, joinHits(findPathHits(job, member), hits))
    } else {
      newValue = redactValue(job, member, hits ?? noHits())
    }
    const newKey = redactKey(job, key)
    if (Object.hasOwn(redacted, newKey)) throw new Undecidable(job.where, 'has two keys that would become one')
    isChanged ||= newKey !== key || newValue !== member
    defineMember(redacted, newKey, newValue)
  }
  return isChanged ? redacted : value
}

const nothing = { searches: [], paths: [], passesMedia: true }

/** Only what paths selected. */
function redactPlaces(value: Json, hits: PathHits | undefined): Json {
  return hits === undefined ? value : redactValue({ redaction: nothing, where: '' }, value, hits)
}
