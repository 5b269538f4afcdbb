import { alwaysHits } from './always-hits.ts'
import { argumentMember } from './argument-member.ts'
import { argumentType } from './argument-type.ts'
import { constantCondition } from './constant-condition.ts'
import { deadPermit } from './dead-permit.ts'
import { everyOverNothing } from './every-over-nothing.ts'
import { guardOfOverwrittenPath } from './guard-of-overwritten-path.ts'
import { maskedTerminate } from './masked-terminate.ts'
import { missingFinishEvents } from './missing-finish-events.ts'
import { neverHits } from './never-hits.ts'
import { nonIdempotentRewrite } from './non-idempotent-rewrite.ts'
import { numberLikeText } from './number-like-text.ts'
import { operandWithLineBreak } from './operand-with-line-break.ts'
import { orderDependentPair } from './order-dependent-pair.ts'
import { overdueShadow } from './overdue-shadow.ts'
import { overwrittenRewrite } from './overwritten-rewrite.ts'
import { patchConflict } from './patch-conflict.ts'
import { preemptedRule } from './preempted-rule.ts'
import { repeatedTest } from './repeated-test.ts'
import { rewriteType } from './rewrite-type.ts'
import { shadowWithoutDate } from './shadow-without-date.ts'
import { swallowedByException } from './swallowed-by-exception.ts'
import { swallowedByUnless } from './swallowed-by-unless.ts'
import { terminateWhereSkip } from './terminate-where-skip.ts'
import { truncatedBeforeRead } from './truncated-before-read.ts'
import { unusedAllow } from './unused-allow.ts'
import { unusedException } from './unused-exception.ts'
import { unusedLabel } from './unused-label.ts'
import { unusedList } from './unused-list.ts'
import { unusedMatcher } from './unused-matcher.ts'
import { yamlTrap } from './yaml-trap.ts'

/** 4xx: rules that do not do what they say. */
export const correctnessRules = [
  alwaysHits,
  argumentMember,
  argumentType,
  constantCondition,
  deadPermit,
  everyOverNothing,
  guardOfOverwrittenPath,
  maskedTerminate,
  missingFinishEvents,
  neverHits,
  nonIdempotentRewrite,
  numberLikeText,
  operandWithLineBreak,
  orderDependentPair,
  overdueShadow,
  overwrittenRewrite,
  patchConflict,
  preemptedRule,
  repeatedTest,
  rewriteType,
  shadowWithoutDate,
  swallowedByException,
  swallowedByUnless,
  terminateWhereSkip,
  truncatedBeforeRead,
  unusedAllow,
  unusedException,
  unusedLabel,
  unusedList,
  unusedMatcher,
  yamlTrap,
] as const
