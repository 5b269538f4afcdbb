import type { Json } from '../../base/json.ts'
import { Undecidable } from '../../base/undecidable.ts'
import { explainUndecided } from '../../paths/explain-undecided.ts'
import { visit } from '../../paths/visit.ts'
import { hitName } from './compile-redaction.ts'
import type { RedactionJob } from './redact-text.ts'

/** The places that `paths` select, as a tree beside the value. */
export interface PathHits {
  /** What stands in place of the whole value here. */
  placeholder?: string
  readonly below: Map<string | number, PathHits>
}

export function noHits(): PathHits {
  return { below: new Map() }
}

/** Where the paths of a redaction lead on a value; of two paths to one place the first names it. */
export function findPathHits(job: RedactionJob, value: Json): PathHits {
  const hits = noHits()
  for (const { path, placeholder } of job.redaction.paths) {
    const found = visit(value, path)
    if (found.kind === 'undecided') {
      const problem = explainUndecided(value, path)
      throw new Undecidable(`${path.text} of ${job.where}`, problem?.why ?? 'cannot be read')
    }
    for (const { keys } of found.locations) addHit(hits, keys, placeholder(hitName(path, keys)))
  }
  return hits
}

/** As above, but a path that makes no sense on the value leads nowhere. */
export function findPossibleHits(job: RedactionJob, value: Json): PathHits {
  const hits = noHits()
  for (const { path, placeholder } of job.redaction.paths) {
    const found = visit(value, path)
    if (found.kind === 'undecided') continue
    for (const { keys } of found.locations) addHit(hits, keys, placeholder(hitName(path, keys)))
  }
  return hits
}

/** The hits of two searches on one value. */
export function joinHits(left: PathHits, right: PathHits | undefined): PathHits {
  if (right === undefined) return left
  const joined = noHits()
  const placeholder = left.placeholder ?? right.placeholder
  if (placeholder !== undefined) joined.placeholder = placeholder
  for (const [key, below] of left.below) joined.below.set(key, joinHits(below, right.below.get(key)))
  for (const [key, below] of right.below) if (!joined.below.has(key)) joined.below.set(key, below)
  return joined
}

function addHit(hits: PathHits, keys: readonly (string | number)[], placeholder: string): void {
  let at = hits
  for (const key of keys) {
    let next = at.below.get(key)
    if (next === undefined) at.below.set(key, (next = noHits()))
    at = next
  }
  at.placeholder ??= placeholder
}
