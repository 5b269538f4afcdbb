import type { Json } from '../base/json.ts'
import type { ArgPath, Found } from '../paths/arg-path.ts'
import { compilePath } from '../paths/compile-path.ts'
import { selectNodes, type Selection } from '../paths/select-nodes.ts'

/** One reader for each distinct path of a policy; each remembers what it last read. */
export interface PathReaders {
  /** For definite paths. */
  readonly read: (path: ArgPath) => (root: Json) => Found
  /** For paths that can select several nodes. */
  readonly select: (path: ArgPath) => (root: Json) => Selection
}

/**
 * Rules share readers by the text of the path, so that each path is read once per event. INVARIANT:
 * what a reader is given never changes afterwards (S-21), so the same object gives the same answer.
 */
export function createPathReaders(): PathReaders {
  const reads = new Map<string, (root: Json) => Found>()
  const selects = new Map<string, (root: Json) => Selection>()
  return {
    read: (path) => shared(reads, path.text, () => readerOf(path)),
    select: (path) => shared(selects, path.text, () => rememberLast(selectNodes(path))),
  }
}

/** Of one or two steps reading is as cheap as remembering. */
const CHEAP_STEPS = 2

function readerOf(path: ArgPath): (root: Json) => Found {
  return path.steps.length <= CHEAP_STEPS ? compilePath(path) : rememberLast(compilePath(path))
}

function shared<T>(known: Map<string, T>, key: string, make: () => T): T {
  const before = known.get(key)
  if (before !== undefined) return before
  const fresh = make()
  known.set(key, fresh)
  return fresh
}

function rememberLast<T>(read: (root: Json) => T): (root: Json) => T {
  let lastRoot: object | undefined
  let last: T
  return (root) => {
    if (typeof root !== 'object' || root === null) return read(root)
    if (root !== lastRoot) {
      last = read(root)
      lastRoot = root
    }
    return last
  }
}
