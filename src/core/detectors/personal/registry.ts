import type { DetectorDefinition } from '../define-detector.ts'

/** Detectors of data about persons, sorted by id. */
export const personalDetectors: readonly DetectorDefinition[] = []
