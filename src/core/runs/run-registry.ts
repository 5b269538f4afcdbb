import type { StickyEnd } from './run-end.ts'

/** What the registry knows of one open run. */
export interface RegisteredRun {
  /** The end of the run or of the nearest ended run above it (S-33a). */
  readonly end: () => StickyEnd | undefined
  readonly setEnd: (end: StickyEnd) => void
  readonly close: () => void
}

/** What is remembered of one run id, also of one that only a child has named so far. */
interface Entry {
  readonly id: string
  parent: Entry | undefined
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
    const entry: Entry = { id, parent: undefined, children: 0, isOpen: false, end: undefined }
    entries.set(id, entry)
    return entry
  }

  /** Forgets an entry that is closed and that nobody names, then perhaps the one it named. */
  const forget = (entry: Entry): void => {
    let next: Entry | undefined = entry
    while (next !== undefined && !next.isOpen && next.children === 0) {
      entries.delete(next.id)
      next = next.parent
      if (next !== undefined) next.children--
    }
  }

  return {
    open(id, parentId) {
      const known = entries.get(id)
      if (known?.isOpen === true) throw new Error('this run id is open already')
      for (let above = parentId === undefined ? undefined : entries.get(parentId); above !== undefined; above = above.parent) {
        if (above.id === id) throw new Error('a run cannot be above itself')
      }
      if (parentId === id) throw new Error('a run cannot be above itself')
      const entry = entryOf(id)
      entry.isOpen = true
      if (parentId !== undefined && entry.parent === undefined) {
        entry.parent = entryOf(parentId)
        entry.parent.children++
      }
      return {
        end: () => endOf(entry),
        setEnd: (end) => {
          entry.end = end
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
  for (let entry: Entry | undefined = run; entry !== undefined; entry = entry.parent) {
    if (entry.end !== undefined) return entry.end
  }
  return undefined
}
