import { noCatchAllSkip } from './no-catch-all-skip.ts'

/** 5xx: rules that can be got round, or that people will turn off. */
export const safetyRules = [noCatchAllSkip] as const
