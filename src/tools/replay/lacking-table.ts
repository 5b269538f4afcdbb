import type { SideFact } from './compared-event.ts'
import type { FlipReport, LackingRow } from './flip-report.ts'

/** Counts the events that hung on facts which the trace does not hold, by rule and fact. */
export function createLackingTable(most: number) {
  const rows = new Map<string, { -readonly [Key in keyof LackingRow]: LackingRow[Key] }>()
  let events = 0
  return {
    add(lacks: readonly SideFact[]) {
      if (lacks.length === 0) return
      events++
      for (const { rule, fact, side } of lacks) {
        const key = JSON.stringify([fact, rule])
        const row = rows.get(key) ?? { rule, fact, old: 0, now: 0 }
        if (!rows.has(key) && rows.size >= most) continue
        row[side]++
        rows.set(key, row)
      }
    },
    read: (): Pick<FlipReport, 'lacking' | 'eventsLacking'> => ({
      lacking: [...rows.values()].sort((a, b) => compare(a.fact, b.fact) || compare(a.rule, b.rule)),
      eventsLacking: events,
    }),
  }
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
