import type { FlipReport } from '../tools/replay/flip-report.ts'
import { flipCount, kindWords } from '../tools/replay/flip-words.ts'
import { counted } from './text/counted.ts'

/** `2 decisions flip (1 loosened, 1 tightened)` */
export function flipsHeadline(flips: FlipReport): string {
  // `as`: the keys of a record of kinds are kinds, which `entries` forgets.
  const parts = Object.entries(flips.kinds).map(([kind, count]) => `${String(count)} ${kindWords(kind as keyof typeof flips.kinds)}`)
  const total = flipCount(flips)
  const flipped = total === 0 ? 'no decision flips' : `${counted(total, 'decision')} flip${total === 1 ? 's' : ''}`
  return parts.length === 0 ? flipped : `${flipped} (${parts.join(', ')})`
}
