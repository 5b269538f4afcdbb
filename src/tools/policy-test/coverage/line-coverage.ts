import { groupBy } from '../../../core/base/group-by.ts'
import { positionAt, type Source } from '../../../core/diagnostics/source.ts'
import type { CoveragePoint } from './coverage-point.ts'

/** The points that stand on one line, in their order. */
export interface CoveredLine {
  /** 1-based. */
  readonly line: number
  readonly points: readonly CoveragePoint[]
}

/** One file and its lines that hold something to be shown, from top to bottom. */
export interface CoveredFile {
  readonly source: Source
  readonly lines: readonly CoveredLine[]
}

/** Where the points stand, file by file, by name. */
export function lineCoverage(points: readonly CoveragePoint[]): readonly CoveredFile[] {
  const files = [...groupBy(points, ({ span }) => span.source)]
  return files
    .map(([source, own]) => ({ source, lines: linesOf(source, own) }))
    .sort((left, right) => (left.source.name < right.source.name ? -1 : 1))
}

function linesOf({ text }: Source, points: readonly CoveragePoint[]): readonly CoveredLine[] {
  const lines = groupBy(points, ({ span }) => positionAt(text, span.start).line)
  return [...lines].map(([line, own]) => ({ line, points: own })).sort((left, right) => left.line - right.line)
}
