import { defineMember, isJsonArray, type Json, type JsonObject } from '../../base/json.ts'
import { limits } from '../../base/limits.ts'
import { Undecidable } from '../../base/undecidable.ts'
import type { PathHits } from './path-hits.ts'
import { redactKey, redactPlainText, scalarPlaceholder, type RedactionJob } from './redact-text.ts'

/**
 * A structured value after redaction: its shape and the order of its keys stay (L-33). The value
 * itself where nothing is found, so that the caller sees that nothing changed.
 */
export function redactValue(job: RedactionJob, value: Json, hits: PathHits | undefined, depth = 0): Json {
  if (hits?.placeholder !== undefined) return hits.placeholder
  if (value === null) return null
  if (typeof value === 'string') return redactPlainText(job, value)
  if (typeof value !== 'object') return scalarPlaceholder(job, [String(value)]) ?? value
  if (depth >= limits.jsonDepth) throw new Undecidable(job.where, 'is nested too deep')
  return isJsonArray(value) ? redactArray(job, value, hits, depth) : redactObject(job, value, hits, depth)
}

function redactArray(job: RedactionJob, items: readonly Json[], hits: PathHits | undefined, depth: number): Json {
  const redacted = items.map((item, index) => redactValue(job, item, hits?.below.get(index), depth + 1))
  return redacted.some((item, index) => item !== items[index]) ? redacted : items
}

function redactObject(job: RedactionJob, object: JsonObject, hits: PathHits | undefined, depth: number): Json {
  const redacted: Record<string, Json> = {}
  let isChanged = false
  for (const [key, value] of Object.entries(object)) {
    const newKey = redactKey(job, key)
    if (Object.hasOwn(redacted, newKey)) throw new Undecidable(job.where, 'has two keys that would become one')
    const newValue = redactValue(job, value, hits?.below.get(key), depth + 1)
    isChanged ||= newKey !== key || newValue !== value
    defineMember(redacted, newKey, newValue)
  }
  return isChanged ? redacted : object
}
