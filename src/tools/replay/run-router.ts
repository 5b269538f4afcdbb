/** What a line says of where it belongs. */
export interface LineRun {
  readonly runId: string
  readonly parentRunId?: string
  readonly turn: number
}

/** Which worker decides a line, and the runs that are forgotten before it. */
export interface Route {
  readonly worker: number
  readonly forget: readonly { readonly worker: number; readonly runId: string }[]
}

export interface RunRouter {
  /** Undefined: the line joins runs that two workers have begun; only one worker alone can decide that. */
  readonly route: (line: LineRun) => Route | undefined
  /** The runs above one, as far as they are named by now; for those who decide its lines once more. */
  readonly runsAbove: (runId: string) => readonly string[]
  /** Runs that were started; one that was forgotten and came back counts twice. */
  readonly runsStarted: () => number
  readonly runsCountedFromZero: () => number
}

interface Entry {
  readonly id: string
  readonly worker: number
  readonly parents: Entry[]
  /** Remembered runs that name it. */
  children: number
  isOpen: boolean
}

const nothing: Route['forget'] = []
const noRuns: readonly string[] = []
/** Names come from traces, and one may stand above the next without end. */
const mostAbove = 1_000

/**
 * Gives each run to one worker, together with all runs above and below it, since a run shares the end of
 * those above it (S-33a). It also says which run is forgotten when, so that any number of workers
 * remembers the same runs. A run that only a child has named stays known as long as the child.
 */
export function createRunRouter(workers: number, rememberedRuns: number): RunRouter {
  const entries = new Map<string, Entry>()
  // Open runs in the order of last use.
  const open = new Map<string, Entry>()
  let started = 0
  let countedFromZero = 0

  const entryOf = (id: string, worker: number): Entry => {
    const known = entries.get(id)
    if (known !== undefined) return known
    const entry: Entry = { id, worker, parents: [], children: 0, isOpen: false }
    entries.set(id, entry)
    return entry
  }

  const release = (entry: Entry): void => {
    const closed = [entry]
    for (let next = closed.pop(); next !== undefined; next = closed.pop()) {
      if (next.isOpen || next.children > 0) continue
      entries.delete(next.id)
      for (const parent of next.parents) {
        parent.children--
        closed.push(parent)
      }
    }
  }

  const forgetOldest = (): Route['forget'] => {
    const [oldest] = open.values()
    if (oldest === undefined) return nothing
    open.delete(oldest.id)
    oldest.isOpen = false
    release(oldest)
    return [{ worker: oldest.worker, runId: oldest.id }]
  }

  /** False: the two are with different workers. */
  const link = (entry: Entry, parentId: string): boolean => {
    if (entry.id === parentId || entry.parents.some(({ id }) => id === parentId)) return true
    const parent = entries.get(parentId)
    if (parent !== undefined && parent.worker !== entry.worker) return false
    // A circle is a fault of its line and joins nothing (S-33a).
    if (parent !== undefined && isAbove(entry, parent)) return true
    const named = entryOf(parentId, entry.worker)
    named.children++
    entry.parents.push(named)
    return true
  }

  return {
    route({ runId, parentRunId, turn }) {
      const known = open.get(runId)
      let forget = nothing
      if (known !== undefined) {
        open.delete(runId)
        open.set(runId, known)
      } else {
        if (open.size >= rememberedRuns) forget = forgetOldest()
        started++
        if (turn === 0) countedFromZero++
        const parent = parentRunId === undefined ? undefined : entries.get(parentRunId)
        const opened = entryOf(runId, parent?.worker ?? hash(parentRunId ?? runId) % workers)
        opened.isOpen = true
        open.set(runId, opened)
      }
      const entry = open.get(runId)
      if (entry === undefined || (parentRunId !== undefined && !link(entry, parentRunId))) return undefined
      return { worker: entry.worker, forget }
    },
    runsAbove(runId) {
      const entry = entries.get(runId)
      return entry === undefined || entry.parents.length === 0 ? noRuns : [...thoseAbove(entry)].slice(1, mostAbove).map(({ id }) => id)
    },
    runsStarted: () => started,
    runsCountedFromZero: () => countedFromZero,
  }
}

/** Is `entry` one of those above `below`, or `below` itself? */
function isAbove(entry: Entry, below: Entry): boolean {
  return thoseAbove(below).has(entry)
}

/** The entry itself, then all above it. */
function thoseAbove(entry: Entry): ReadonlySet<Entry> {
  const found = new Set([entry])
  // What is added while the set is walked is walked too.
  for (const { parents } of found) for (const parent of parents) found.add(parent)
  return found
}

/** FNV-1a over UTF-16 units: spreads run ids, and is the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  return value
}
