import { firstCodePoints } from '../base/code-points.ts'
import { recordLimits } from './record-limits.ts'

/** A name, an id or a reason as a record keeps it: cut at a bound, with a mark where it was cut. */
export function boundedText(text: string): string {
  const shown = firstCodePoints(text, recordLimits.textLength)
  return shown.length === text.length ? text : `${shown}…`
}
