import type { DetectorDefinition } from './define-detector.ts'
import { personalDetectors } from './personal/registry.ts'
import { secretDetectors } from './secrets/registry.ts'

/** The detectors that policies may name (L-33, L-45), sorted by id. */
export const detectors: readonly DetectorDefinition[] = [...secretDetectors, ...personalDetectors].sort((left, right) =>
  left.id < right.id ? -1 : 1,
)

const byId = new Map(detectors.map((detector) => [detector.id, detector]))

export function detectorById(id: string): DetectorDefinition | undefined {
  return byId.get(id)
}
