import type { DetectorDefinition } from '../define-detector.ts'

/** Detectors of keys, tokens and passwords, sorted by id. */
export const secretDetectors: readonly DetectorDefinition[] = []
