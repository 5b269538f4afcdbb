import { argumentMember } from './argument-member.ts'
import { argumentType } from './argument-type.ts'
import { rewriteType } from './rewrite-type.ts'
import { unusedList } from './unused-list.ts'

/** 4xx: rules that do not do what they say. */
export const correctnessRules = [argumentMember, argumentType, rewriteType, unusedList] as const
