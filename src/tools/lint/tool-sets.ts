import type { EventMatcherNode } from '../../core/rules/policy-ast.ts'
import { fitsToolName, isToolNamePattern } from '../../core/text/tool-name-pattern.ts'

/** Names and `*` patterns, or every tool there is. */
export type ToolSet = 'every' | readonly string[]

/** The tools of which a matcher can hit a call: it hits none of any other, whatever its arguments. */
export function toolsHitAtMost(match: EventMatcherNode | undefined): ToolSet {
  switch (match?.kind) {
    case 'tool':
      return match.names
    case 'use':
      return toolsHitAtMost(match.item)
    case 'all':
      return match.items.map(toolsHitAtMost).find((set) => set !== 'every') ?? 'every'
    case 'any':
      return unite(match.items.map(toolsHitAtMost))
    default:
      return 'every'
  }
}

/** The tools of which a matcher hits every call, whatever its arguments. */
export function toolsHitAlways(match: EventMatcherNode | undefined): ToolSet {
  switch (match?.kind) {
    case undefined:
    case 'always':
      return 'every'
    case 'tool':
      return match.names
    case 'use':
      return toolsHitAlways(match.item)
    case 'any':
      return unite(match.items.map(toolsHitAlways))
    default:
      return []
  }
}

function unite(sets: readonly ToolSet[]): ToolSet {
  return sets.includes('every') ? 'every' : sets.flatMap((set) => (set === 'every' ? [] : set))
}

/** Is each tool of `narrow` surely one of `wide`? */
export function coversTools(wide: ToolSet, narrow: ToolSet): boolean {
  if (wide === 'every') return true
  if (narrow === 'every') return wide.includes('*')
  // A star of the narrow pattern is a sign like any other here: only a star of the wide one fits it.
  return narrow.length > 0 && narrow.every((name) => wide.some((pattern) => fitsToolName(pattern, name)))
}

/** Can one tool be in both? Of two patterns whose ends agree this is presumed. */
export function mayShareTool(left: ToolSet, right: ToolSet): boolean {
  if (left === 'every') return right === 'every' || right.length > 0
  if (right === 'every') return left.length > 0
  return left.some((one) => right.some((other) => mayBeOneName(one, other)))
}

function mayBeOneName(left: string, right: string): boolean {
  if (!isToolNamePattern(right)) return fitsToolName(left, right)
  if (!isToolNamePattern(left)) return fitsToolName(right, left)
  const starts = [left.slice(0, left.indexOf('*')), right.slice(0, right.indexOf('*'))] as const
  const ends = [left.slice(left.lastIndexOf('*') + 1), right.slice(right.lastIndexOf('*') + 1)] as const
  const startsAgree = starts[0].startsWith(starts[1]) || starts[1].startsWith(starts[0])
  return startsAgree && (ends[0].endsWith(ends[1]) || ends[1].endsWith(ends[0]))
}
