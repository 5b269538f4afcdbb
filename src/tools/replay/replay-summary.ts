import type { JsonObject } from '../../core/base/json.ts'
import { limits } from '../../core/base/limits.ts'
import { textMember } from './text-member.ts'

/** How often each decision fell. */
export type DecisionCounts = Readonly<Record<string, number>>

/** What a policy did over whole traces; counts alone, no value of any event (L-83). */
export interface ReplaySummary {
  readonly events: number
  readonly runs: number
  /** Lines that are no event; they were not decided. */
  readonly refusedLines: number
  readonly byDecision: DecisionCounts
  /** Decisions by the rule that made them; those that no rule made are left out. */
  readonly byRule: Readonly<Record<string, DecisionCounts>>
  /** Decisions on events of a tool. */
  readonly byTool: Readonly<Record<string, DecisionCounts>>
  /** Empty where no event has a label. */
  readonly byLabel: Readonly<Record<string, DecisionCounts>>
}

export interface ReplayTally {
  readonly add: (event: JsonObject, decision: JsonObject) => void
  readonly refuse: () => void
  /** `runs`: how many runs the trace held, as whoever decided it counted them. */
  readonly summary: (runs: number) => ReplaySummary
}

/** What is counted under this name once there are too many names; they come from traces. */
export const otherNames = '(other)'

/** Counts decisions one by one, in the same memory however long the trace is. */
export function createReplayTally(): ReplayTally {
  let events = 0
  let refusedLines = 0
  const byDecision = new Map<string, number>()
  const byRule = createTable()
  const byTool = createTable()
  const byLabel = createTable()
  return {
    add(event, decision) {
      events++
      const kind = textMember(decision, 'decision') ?? ''
      byDecision.set(kind, (byDecision.get(kind) ?? 0) + 1)
      byRule.add(textMember(decision, 'rule'), kind)
      byTool.add(textMember(event, 'tool_name'), kind)
      byLabel.add(textMember(event, 'label'), kind)
    },
    refuse() {
      refusedLines++
    },
    summary: (runs) => ({
      events,
      runs,
      refusedLines,
      byDecision: sorted(byDecision),
      byRule: byRule.read(),
      byTool: byTool.read(),
      byLabel: byLabel.read(),
    }),
  }
}

function createTable() {
  const rows = new Map<string, Map<string, number>>()
  return {
    add(name: string | undefined, kind: string) {
      if (name === undefined) return
      const key = rows.has(name) || rows.size < limits.rememberedToolNames ? name : otherNames
      const row = rows.get(key) ?? new Map<string, number>()
      row.set(kind, (row.get(kind) ?? 0) + 1)
      rows.set(key, row)
    },
    read: () => sorted(new Map([...rows].map(([name, row]) => [name, sorted(row)]))),
  }
}

/** By name, so that two equal replays print alike; a null prototype keeps `__proto__` a plain name. */
function sorted<T>(counts: ReadonlyMap<string, T>): Readonly<Record<string, T>> {
  const object = Object.create(null) as Record<string, T>
  for (const [name, value] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) object[name] = value
  return object
}

/** The machine form of a summary, in snake case like every other line that leaves the tool. */
export function replaySummaryJson(summary: ReplaySummary): JsonObject {
  return {
    events: summary.events,
    runs: summary.runs,
    refused_lines: summary.refusedLines,
    by_decision: summary.byDecision,
    by_rule: summary.byRule,
    by_tool: summary.byTool,
    ...(Object.keys(summary.byLabel).length > 0 && { by_label: summary.byLabel }),
  }
}
