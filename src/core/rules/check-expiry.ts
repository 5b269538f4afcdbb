import type { ReadException } from './read-exception.ts'
import type { Reading } from './reading.ts'

const warningTime = 30 * 86_400_000

/** Past its last day an exception no longer applies, and calls that ran are refused: told 30 days ahead (L-19). */
export function checkExpiry(reading: Reading, { exception, expires }: ReadException, now: number): void {
  const { id, endsAt } = exception
  if (endsAt - now > warningTime) return
  const what = `the exception \`${id}\``
  const hint = 'set a later day, or take it out'
  if (now < endsAt) reading.report('SLC341', expires.span, `${what} ends on \`${expires.text}\`, within 30 days`, hint)
  else reading.report('SLC341', expires.span, `${what} ended on \`${expires.text}\` and no longer applies`, hint)
}
