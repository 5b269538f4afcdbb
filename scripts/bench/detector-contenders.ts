import type { DetectorDefinition } from '../../src/core/detectors/define-detector.ts'

/** Counts what is found in a text. */
export type Count = (text: string) => number

/** What everybody writes first: one native regular expression per kind, each over the whole text. */
export function nativeEach(detectors: readonly DetectorDefinition[]): Count {
  const patterns = detectors.map(({ pattern }) => new RegExp(pattern.source, `${pattern.flags}g`))
  return (text) => {
    let count = 0
    for (const pattern of patterns) {
      pattern.lastIndex = 0
      while (pattern.exec(text) !== null) count++
    }
    return count
  }
}
