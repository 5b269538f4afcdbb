import type { EventPlace, FlipReport, RunFlip } from './flip-report.ts'

interface Bounds {
  readonly rememberedRuns: number
  readonly listedRuns: number
  readonly flipsOfRun: number
  readonly listedFlips: number
}

interface OpenTimeline {
  readonly run: string
  readonly trace: string
  readonly flips: RunFlip[]
  count: number
}

interface RememberedRun {
  /** Groups that have a flip in it. */
  readonly groups: Set<number>
  readonly timeline: OpenTimeline | undefined
}

/** Which runs have flips, and the flips of the first of them. */
export function createRunTimelines(bounds: Bounds) {
  // In the order of last use, so that the first entry is the one to forget.
  const remembered = new Map<string, RememberedRun>()
  const listed: OpenTimeline[] = []
  let runs = 0
  let listedFlips = 0

  const runOf = (place: EventPlace): RememberedRun => {
    const known = remembered.get(place.run)
    if (known !== undefined) {
      remembered.delete(place.run)
      remembered.set(place.run, known)
      return known
    }
    runs++
    if (remembered.size >= bounds.rememberedRuns) {
      const [oldest] = remembered.keys()
      if (oldest !== undefined) remembered.delete(oldest)
    }
    const timeline = listed.length < bounds.listedRuns ? { run: place.run, trace: place.trace, flips: [], count: 0 } : undefined
    if (timeline !== undefined) listed.push(timeline)
    const fresh = { groups: new Set<number>(), timeline }
    remembered.set(place.run, fresh)
    return fresh
  }

  return {
    /** Is it the first of its group in this run? */
    add(place: EventPlace, { kind, group }: Pick<RunFlip, 'kind' | 'group'>): boolean {
      const { groups, timeline } = runOf(place)
      if (timeline !== undefined) {
        timeline.count++
        if (timeline.flips.length < bounds.flipsOfRun && listedFlips < bounds.listedFlips) {
          listedFlips++
          const { line, turn, tool } = place
          timeline.flips.push({ line, turn, kind, group, ...(tool !== undefined && { tool }) })
        }
      }
      if (groups.has(group)) return false
      groups.add(group)
      return true
    },
    /** `places`: where each group stands in the report. */
    read(places: ReadonlyMap<number, number>): Pick<FlipReport, 'runsWithFlips' | 'timeline'> {
      const moved = (flip: RunFlip): RunFlip => ({ ...flip, group: places.get(flip.group) ?? flip.group })
      return { runsWithFlips: runs, timeline: listed.map((each) => ({ ...each, flips: each.flips.map(moved) })) }
    },
  }
}
