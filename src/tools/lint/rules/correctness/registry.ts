import { unusedList } from './unused-list.ts'

/** 4xx: rules that do not do what they say. */
export const correctnessRules = [unusedList] as const
