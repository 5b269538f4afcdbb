import { isJsonObject, ownMember, type Json, type JsonObject } from '../base/json.ts'
import { parseJson } from '../base/parse-json.ts'
import type { PathStep } from '../paths/arg-path.ts'
import { formatPath } from '../paths/format-path.ts'
import type { Candidate } from './candidate-values.ts'
import { NOTHING } from './candidate-values.ts'
import { putAt } from './put-at.ts'

/** A place in the line of an event that a rule looks at. */
export interface EventPlace {
  /** `args`, `tool_name`, `env` ... */
  readonly field: string
  readonly steps: readonly PathStep[]
}

/** One place, and the values to try there. */
export interface EventChoice {
  readonly place: EventPlace
  readonly values: readonly Candidate[]
}

export interface EventEdit {
  readonly place: EventPlace
  readonly to: Candidate
}

/** A place as people name it: `args $.amount`, `tool_name`. */
export function placeWords({ field, steps }: EventPlace): string {
  return steps.length === 0 ? field : `${field} ${formatPath(steps)}`
}

/** The line with the change made. Arguments that came as text become a value. */
export function editLine(line: JsonObject, { place: { field, steps }, to }: EventEdit): JsonObject {
  const value = putAt(fieldOf(line, field), steps, to === NOTHING ? undefined : to)
  const rest = Object.entries(line).filter(([key]) => key !== field && (field !== 'args' || key !== 'args_text'))
  const written: JsonObject = Object.fromEntries(value === undefined ? rest : [...rest, [field, value]])
  // What is said so far holds what is said now (S-13).
  return field === 'aggregated' && typeof value === 'string' ? { ...written, delta: value } : written
}

function fieldOf(line: JsonObject, field: string): Json | undefined {
  const stated = ownMember(line, field)
  if (stated !== undefined || field !== 'args') return stated
  const text = ownMember(line, 'args_text')
  const parsed = typeof text === 'string' ? parseJson(text) : undefined
  return parsed?.ok === true && isJsonObject(parsed.value) ? parsed.value : {}
}
