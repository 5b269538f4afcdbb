import type { Span } from '../../../core/diagnostics/source.ts'
import type { IgnoreWord } from './written-ignore.ts'

/** A stretch of one file in which a code is ignored, and by what. */
export interface Cover {
  readonly code: string
  readonly span: Span
  readonly by: IgnoreWord
}

export interface Coverage {
  /** What ignores a code at an offset. */
  readonly coverOf: (code: string, offset: number) => IgnoreWord | undefined
}

/**
 * The covers of one file. One that lies within another of the same code ignores nothing that the other
 * does not, so only the outer ones are kept; of these a later start means a later end, and one search
 * finds the cover of an offset, however many there are.
 */
export function createCoverage(covers: readonly Cover[]): Coverage {
  const byCode = new Map<string, Cover[]>()
  const sorted = covers.toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
  for (const cover of sorted) {
    const outer = byCode.get(cover.code) ?? []
    byCode.set(cover.code, outer)
    if (cover.span.end > (outer.at(-1)?.span.end ?? -1)) outer.push(cover)
  }
  return {
    coverOf(code, offset) {
      const last = lastBefore(byCode.get(code) ?? [], offset)
      return last !== undefined && offset < last.span.end ? last.by : undefined
    },
  }
}

/** The last cover that starts at the offset or before it. */
function lastBefore(covers: readonly Cover[], offset: number): Cover | undefined {
  let [low, high] = [0, covers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const cover = covers[middle]
    if (cover !== undefined && cover.span.start <= offset) low = middle + 1
    else high = middle
  }
  return covers[low - 1]
}
