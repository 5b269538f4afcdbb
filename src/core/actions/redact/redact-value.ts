import { defineMember, isJsonArray, type Json, type JsonObject } from '../../base/json.ts'
import { limits } from '../../base/limits.ts'
import { Undecidable } from '../../base/undecidable.ts'
import { scalarMemberClues, textMemberClues } from './member-clues.ts'
import type { PathHits } from './path-hits.ts'
import { redactKey, redactPlainText, scalarPlaceholder, type RedactionJob } from './redact-text.ts'

/** Where a value stands: how deep, and under which key, also through lists. */
interface Place {
  readonly depth: number
  readonly key?: string
}

const root: Place = { depth: 0 }

/**
 * A structured value after redaction: its shape and the order of its keys stay (L-33). The value
 * itself where nothing is found, so that the caller sees that nothing changed.
 */
export function redactValue(job: RedactionJob, value: Json, hits: PathHits | undefined, place: Place = root): Json {
  if (hits?.placeholder !== undefined) return hits.placeholder
  if (value === null) return null
  if (typeof value === 'string') return redactPlainText(job, value, textMemberClues(place.key))
  if (typeof value !== 'object') return scalarPlaceholder(job, [String(value)], scalarMemberClues(place.key)) ?? value
  if (place.depth >= limits.jsonDepth) throw new Undecidable(job.where, 'is nested too deep')
  return isJsonArray(value) ? redactArray(job, value, hits, place) : redactObject(job, value, hits, place)
}

function redactArray(job: RedactionJob, items: readonly Json[], hits: PathHits | undefined, place: Place): Json {
  const below = { ...place, depth: place.depth + 1 }
  const redacted = items.map((item, index) => redactValue(job, item, hits?.below.get(index), below))
  return redacted.some((item, index) => item !== items[index]) ? redacted : items
}

function redactObject(job: RedactionJob, object: JsonObject, hits: PathHits | undefined, { depth }: Place): Json {
  const redacted: Record<string, Json> = {}
  let isChanged = false
  for (const [key, value] of Object.entries(object)) {
    const newKey = redactKey(job, key)
    if (Object.hasOwn(redacted, newKey)) throw new Undecidable(job.where, 'has two keys that would become one')
    const newValue = redactValue(job, value, hits?.below.get(key), { depth: depth + 1, key })
    isChanged ||= newKey !== key || newValue !== value
    defineMember(redacted, newKey, newValue)
  }
  return isChanged ? redacted : object
}
