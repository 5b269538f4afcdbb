import { guardWithoutSeverity } from './guard-without-severity.ts'

/** 6xx: policies that nobody will be able to keep. */
export const styleRules = [guardWithoutSeverity] as const
