import type { Match, Trial } from './try-detector.ts'

/** Joints behind a place at which a match is tried to end: a token has few, and more of them cost time. */
const MOST_ENDS = 6
/** UTF-16 units in front of a match that are kept for what it looks back at. */
const LOOK_BACK = 128

/**
 * A match that only what stands beside it in the joined text forbids: it ends at a joint, or begins at
 * one. The longest of the near ones.
 */
export function tryBetween(trial: Trial, text: string, start: number, joints: readonly number[]): Match | undefined {
  const following = firstBehind(joints, start)
  const isAtJoint = joints[following - 1] === start
  const from = isAtJoint ? start : Math.max(0, start - LOOK_BACK)
  if (isAtJoint) {
    const match = trial.tryAt(text.slice(start), 0)
    if (match !== undefined) return shifted(match, start)
  }
  let longest: Match | undefined
  for (const end of joints.slice(following, following + MOST_ENDS)) {
    const match = trial.tryAt(text.slice(from, end), start - from)
    if (match === undefined && longest !== undefined) break
    longest = match ?? longest
    // A match that stops in front of the joint stays the same however far the text goes on.
    if (longest !== undefined && longest.end < end - from) break
  }
  return longest && shifted(longest, from)
}

/** The index of the first joint behind a place. */
function firstBehind(joints: readonly number[], place: number): number {
  let low = 0
  let high = joints.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((joints[middle] ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}

function shifted(match: Match, by: number): Match {
  return { span: { start: match.span.start + by, end: match.span.end + by }, end: match.end + by }
}
