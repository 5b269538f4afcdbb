import { correctnessRules } from './rules/correctness/registry.ts'
import { safetyRules } from './rules/safety/registry.ts'
import { styleRules } from './rules/style/registry.ts'

/** Every lint rule; within a folder by name. */
export const lintRules = [...correctnessRules, ...safetyRules, ...styleRules] as const
