import type { ComparedEvent } from './compared-event.ts'
import { flipKinds, isFlip, type FlipKind } from './flip-kind.ts'
import { shownTurns, type EventPlace, type FlipExample, type FlipGroup, type FlipReport } from './flip-report.ts'
import { createLackingTable } from './lacking-table.ts'
import { createNameCounts } from './name-counts.ts'
import { createRunTimelines } from './run-timelines.ts'

export interface FlipTally {
  /** In the order of the traces, whoever decided them, so that the report is the same. */
  readonly add: (trace: string, line: number, event: ComparedEvent, runsAbove?: RunsAbove) => void
  readonly refuse: () => void
  readonly report: (runs: number) => FlipReport
}

/** Asked of the run of an example alone. */
export type RunsAbove = (runId: string) => readonly string[]

export interface FlipTallyBounds {
  readonly groups: number
  /** Tools that are named for each group. */
  readonly tools: number
  readonly rememberedRuns: number
  readonly listedRuns: number
  readonly flipsOfRun: number
  readonly listedFlips: number
  readonly lackingRows: number
}

const defaultBounds: FlipTallyBounds = {
  groups: 500,
  tools: 20,
  rememberedRuns: 10_000,
  listedRuns: 200,
  flipsOfRun: 60,
  listedFlips: 3_000,
  lackingRows: 500,
}

interface OpenGroup {
  readonly kind: FlipKind
  readonly oldRule?: string
  readonly newRule?: string
  count: number
  runs: number
  readonly decisions: ReturnType<typeof createNameCounts>
  readonly tools: ReturnType<typeof createNameCounts>
  readonly turns: number[]
  readonly example: FlipExample
}

/** Gathers flips one by one, in the same memory however long the trace is. */
export function createFlipTally(bounds: FlipTallyBounds = defaultBounds): FlipTally {
  let events = 0
  let refusedLines = 0
  let ungrouped = 0
  const kinds = new Map<FlipKind, number>()
  // There are ten words for a decision.
  const oldDecisions = createNameCounts(20)
  const newDecisions = createNameCounts(20)
  const groups = new Map<string, { readonly index: number; readonly group: OpenGroup }>()
  const timelines = createRunTimelines(bounds)
  const lacking = createLackingTable(bounds.lackingRows)

  const groupOf = (kind: FlipKind, event: ComparedEvent, place: EventPlace, runsAbove: RunsAbove | undefined) => {
    const key = groupKey(kind, event)
    const known = groups.get(key)
    if (known !== undefined || groups.size >= bounds.groups) return known
    const opened = { index: groups.size, group: openGroup(kind, event, withAbove(place, runsAbove), bounds.tools) }
    groups.set(key, opened)
    return opened
  }

  const addFlip = (kind: FlipKind, event: ComparedEvent, place: EventPlace, runsAbove: RunsAbove | undefined) => {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const found = groupOf(kind, event, place, runsAbove)
    if (found === undefined) {
      ungrouped++
      return
    }
    const { group, index } = found
    group.count++
    group.decisions.add(`${event.old.decision} → ${event.now.decision}`)
    if (event.tool !== undefined) group.tools.add(event.tool)
    const turn = Math.min(Math.max(0, event.turn), shownTurns)
    group.turns[turn] = (group.turns[turn] ?? 0) + 1
    if (timelines.add(place, { kind, group: index })) group.runs++
  }

  return {
    add(trace, line, event, runsAbove) {
      events++
      oldDecisions.add(event.old.decision)
      newDecisions.add(event.now.decision)
      lacking.add(event.lacks)
      if (event.flip === undefined) return
      const { run, turn, kind, tool } = event
      addFlip(event.flip, event, { trace, line, run, turn, kind, ...(tool !== undefined && { tool }) }, runsAbove)
    },
    refuse() {
      refusedLines++
    },
    report(runs) {
      const opened = [...groups.values()]
      const sorted = opened.toSorted((a, b) => byWeight(a.group, b.group) || a.index - b.index)
      const places = new Map(sorted.map(({ index }, place) => [index, place]))
      return {
        events,
        runs,
        refusedLines,
        kinds: Object.fromEntries(flipKinds.flatMap((kind) => (kinds.has(kind) ? [[kind, kinds.get(kind)]] : []))),
        oldDecisions: oldDecisions.read(),
        newDecisions: newDecisions.read(),
        groups: sorted.map(({ group }) => closeGroup(group)),
        ungrouped,
        ...timelines.read(places),
        ...lacking.read(),
      }
    },
  }
}

/** Which group a flip belongs to; also asked by those who send only the first of each. */
export function groupKey(kind: FlipKind, { old, now }: Pick<ComparedEvent, 'old' | 'now'>): string {
  return JSON.stringify([kind, old.rule ?? null, now.rule ?? null])
}

function withAbove(place: EventPlace, runsAbove: RunsAbove | undefined): EventPlace {
  const above = runsAbove?.(place.run) ?? []
  return above.length === 0 ? place : { ...place, above }
}

function openGroup(kind: FlipKind, { old, now, detail }: ComparedEvent, place: EventPlace, tools: number): OpenGroup {
  return {
    kind,
    ...(old.rule !== undefined && { oldRule: old.rule }),
    ...(now.rule !== undefined && { newRule: now.rule }),
    count: 0,
    runs: 0,
    decisions: createNameCounts(20),
    tools: createNameCounts(tools),
    turns: Array.from({ length: shownTurns + 1 }, () => 0),
    example: { place, old, now, ...(detail !== undefined && { detail }) },
  }
}

function closeGroup({ decisions, tools, ...group }: OpenGroup): FlipGroup {
  return { ...group, decisions: decisions.read(), tools: tools.read() }
}

function byWeight(a: OpenGroup, b: OpenGroup): number {
  const flips = Number(isFlip(b.kind)) - Number(isFlip(a.kind))
  return flips || flipKinds.indexOf(a.kind) - flipKinds.indexOf(b.kind) || b.count - a.count
}
