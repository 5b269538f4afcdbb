import type { MapEntry } from '../syntax/syntax-tree.ts'
import type { LastDay } from './policy-ast.ts'
import { asText, valueSpan, type Reading } from './reading.ts'

const dayInMilliseconds = 86_400_000

/** `2027-03-31`, a day in UTC that still counts: the last one of an exception or of a trial (L-18, L-19). */
export function readLastDay(reading: Reading, entry: MapEntry): LastDay | undefined {
  const key = entry.key.text
  const text = asText(reading, entry.value, `\`${key}\``, valueSpan(entry))
  if (text === undefined) return undefined
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const [year, month, day] = (parts ?? []).slice(1).map(Number)
  if (year !== undefined && month !== undefined && day !== undefined) {
    const start = Date.UTC(year, month - 1, day)
    const date = new Date(start)
    if (date.getUTCMonth() === month - 1 && date.getUTCDate() === day) {
      return { text, span: entry.value.span, endsAt: start + dayInMilliseconds }
    }
  }
  reading.report('SLC326', entry.value.span, `\`${key}\` is not a day: \`${text}\``, 'write the last day: `2027-03-31`')
  return undefined
}
