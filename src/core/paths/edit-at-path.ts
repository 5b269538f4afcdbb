import { jsonEqual, type Json } from '../base/json.ts'
import { limits } from '../base/limits.ts'
import { ABSENT, UNDECIDED, type ArgPath } from './arg-path.ts'
import { KEEP, REMOVE, type Change, type Edit } from './change.ts'
import { insertMember } from './insert-member.ts'
import { firstPlace, gapAt, keysBelow, placesBelow, type PathPlace } from './path-place.ts'
import { replaceChildren } from './replace-children.ts'
import { childAt, type Budget } from './walk-path.ts'

export interface EditOptions {
  /** Missing and null parents become maps; without it a change of what has no parent is undecided (L-31). */
  readonly create?: boolean
}

interface Job {
  readonly change: Change
  readonly create: boolean
  readonly budget: Budget
}

/**
 * Puts each node that a path selects through `change`, and each absent one as `ABSENT`: what `set`,
 * `default`, `remove`, `clamp` and their like do (L-31). All or nothing: one undecided node, or a
 * reached bound, and nothing is edited.
 *
 * `root` is never touched. The new value shares every unchanged part, and is `root` itself when each
 * change gave an equal value. Of nodes within nodes, below `..`, the inner one is changed first.
 * A new member stands last. No element is ever added to a list, and the root itself cannot be removed.
 */
export function replaceAt(root: Json, path: ArgPath, change: Change, options: EditOptions = {}): Edit {
  const job: Job = { change, create: options.create ?? false, budget: { left: limits.pathNodes } }
  const value = edit(root, [firstPlace(path.steps)], 0, job)
  return value === UNDECIDED || value === REMOVE ? { kind: 'undecided' } : { kind: 'edited', value }
}

type Edited = Json | typeof REMOVE | typeof UNDECIDED

function edit(value: Json, places: readonly PathPlace[], depth: number, job: Job): Edited {
  let edited = editBelow(value, places, depth, job)
  if (edited === UNDECIDED) return UNDECIDED
  for (const place of places) {
    const gap = gapAt(value, place)
    if (gap === UNDECIDED) return UNDECIDED
    if (gap === ABSENT) edited = fillGap(edited, place, job)
    if (edited === UNDECIDED) return UNDECIDED
  }
  if (!places.some(({ step }) => step === undefined)) return edited
  const changed = job.change(edited)
  if (changed === KEEP) return edited
  return typeof changed === 'symbol' || !jsonEqual(changed, edited) ? changed : edited
}

function editBelow(value: Json, places: readonly PathPlace[], depth: number, job: Job): Json | typeof UNDECIDED {
  const keys = keysBelow(value, places)
  if (keys.length > 0 && depth >= limits.jsonDepth) return UNDECIDED
  const changes = new Map<string | number, Json | typeof REMOVE>()
  for (const key of keys) {
    const child = childAt(value, key)
    const below = placesBelow(value, key, child, places)
    job.budget.left -= Math.max(1, below.length)
    if (job.budget.left < 0) return UNDECIDED
    if (below.length === 0) continue
    const edited = edit(child, below, depth + 1, job)
    if (edited === UNDECIDED) return UNDECIDED
    if (edited !== child) changes.set(key, edited)
  }
  return replaceChildren(value, changes)
}

function fillGap(parent: Json, place: PathPlace, job: Job): Json | typeof UNDECIDED {
  const changed = job.change(ABSENT)
  if (changed === KEEP || changed === REMOVE) return parent
  return changed === UNDECIDED ? UNDECIDED : insertMember(parent, place, changed, job.create)
}
