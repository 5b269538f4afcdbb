import type { StickyEnd } from './run-end.ts'

/** What the registry knows of one open run. */
export interface RegisteredRun {
  /** The end of the run or of the nearest ended run above it (S-33a). */
  readonly end: () => StickyEnd | undefined
  readonly setEnd: (end: StickyEnd) => void
  /** Names a run above this one; false if that would put a run above itself, and then nothing changed. */
  readonly follow: (parentId: string) => boolean
  readonly close: () => void
}

/** What is remembered of one run id, also of one that only a child has named so far. */
interface Entry {
  readonly id: string
  /** Mostly one. A run that names several has the end of each (S-33a). */
  readonly parents: Entry[]
  /** Open runs and remembered entries that name this one. */
  children: number
  isOpen: boolean
  end: StickyEnd | undefined
}

/** Runs by id, with their parents and ends. Nothing is kept longer than S-33b asks. */
export interface RunRegistry {
  /** @throws Error if the id is open already, or the parents would form a circle. */
  readonly open: (id: string, parentId: string | undefined) => RegisteredRun
  /** Ids that are remembered, for tests and gauges. */
  readonly size: () => number
}

export function createRunRegistry(): RunRegistry {
  const entries = new Map<string, Entry>()

  const entryOf = (id: string): Entry => {
    const known = entries.get(id)
    if (known !== undefined) return known
    const entry: Entry = { id, parents: [], children: 0, isOpen: false, end: undefined }
    entries.set(id, entry)
    return entry
  }

  /** Forgets an entry that is closed and that nobody names, then perhaps those that it named. */
  const forget = (entry: Entry): void => {
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

  const isAboveItself = (id: string, parentId: string): boolean => {
    const [entry, parent] = [entries.get(id), entries.get(parentId)]
    return id === parentId || (entry !== undefined && parent !== undefined && aboveOf(parent).has(entry))
  }

  const link = (entry: Entry, parentId: string): void => {
    if (entry.parents.some(({ id }) => id === parentId)) return
    const parent = entryOf(parentId)
    parent.children++
    entry.parents.push(parent)
  }

  return {
    open(id, parentId) {
      const known = entries.get(id)
      if (known?.isOpen === true) throw new Error('this run id is open already')
      if (parentId !== undefined && isAboveItself(id, parentId)) throw new Error('a run cannot be above itself')
      const entry = entryOf(id)
      entry.isOpen = true
      if (parentId !== undefined) link(entry, parentId)
      return {
        end: () => endOf(entry),
        setEnd: (end) => {
          entry.end = end
        },
        follow(parent) {
          if (entry.parents.some((known) => known.id === parent)) return true
          if (isAboveItself(id, parent)) return false
          link(entry, parent)
          return true
        },
        close: () => {
          if (!entry.isOpen) return
          entry.isOpen = false
          forget(entry)
        },
      }
    },
    size: () => entries.size,
  }
}

function endOf(run: Entry): StickyEnd | undefined {
  let entry: Entry | undefined = run
  // Nearly every run names one other at most, and this is asked at every event.
  while (entry !== undefined && entry.parents.length < 2) {
    if (entry.end !== undefined) return entry.end
    entry = entry.parents[0]
  }
  if (entry === undefined) return undefined
  for (const { end } of aboveOf(entry)) if (end !== undefined) return end
  return undefined
}

/** This run and all above it, nearer ones first. */
function aboveOf(run: Entry): ReadonlySet<Entry> {
  const found = new Set([run])
  // What is added while the set is walked is walked too.
  for (const { parents } of found) for (const parent of parents) found.add(parent)
  return found
}
