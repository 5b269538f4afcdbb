import { alwaysHits } from './always-hits.ts'
import { constantCondition } from './constant-condition.ts'
import { deadPermit } from './dead-permit.ts'
import { neverHits } from './never-hits.ts'
import { preemptedRule } from './preempted-rule.ts'
import { repeatedTest } from './repeated-test.ts'
import { swallowedByException } from './swallowed-by-exception.ts'
import { swallowedByUnless } from './swallowed-by-unless.ts'
import { unusedList } from './unused-list.ts'

/** 4xx: rules that do not do what they say. */
export const correctnessRules = [
  alwaysHits,
  constantCondition,
  deadPermit,
  neverHits,
  preemptedRule,
  repeatedTest,
  swallowedByException,
  swallowedByUnless,
  unusedList,
] as const
