import { groupBy } from '../../../core/base/group-by.ts'
import type { CoveragePoint } from './coverage-point.ts'

/** Of points, how many there are and how many were seen. */
export interface CoverageCount {
  readonly points: number
  readonly seen: number
}

export interface PackCoverage extends CoverageCount {
  readonly pack: string
}

export function coverageCount(points: readonly CoveragePoint[]): CoverageCount {
  return { points: points.length, seen: points.filter(isSeen).length }
}

/** Pack by pack, in the order in which they come. */
export function packCoverage(points: readonly CoveragePoint[]): readonly PackCoverage[] {
  return [...groupBy(points, ({ pack }) => pack)].map(([pack, own]) => ({ pack, ...coverageCount(own) }))
}

/** From 0 to 100. Nothing to show is shown in full. */
export function coveragePercent({ points, seen }: CoverageCount): number {
  return points === 0 ? 100 : (seen / points) * 100
}

export function isSeen({ times }: CoveragePoint): boolean {
  return times > 0
}
