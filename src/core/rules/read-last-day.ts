import { endOfDay } from '../base/end-of-day.ts'
import type { MapEntry } from '../syntax/syntax-tree.ts'
import type { LastDay } from './policy-ast.ts'
import { asText, valueSpan, type Reading } from './reading.ts'

/** `2027-03-31`, a day in UTC that still counts: the last one of an exception or of a trial (L-18, L-19). */
export function readLastDay(reading: Reading, entry: MapEntry): LastDay | undefined {
  const key = entry.key.text
  const text = asText(reading, entry.value, `\`${key}\``, valueSpan(entry))
  if (text === undefined) return undefined
  const endsAt = endOfDay(text)
  if (endsAt !== undefined) return { text, span: entry.value.span, endsAt }
  reading.report('SLC326', entry.value.span, `\`${key}\` is not a day: \`${text}\``, 'write the last day: `2027-03-31`')
  return undefined
}
