import { everyOverNothing } from './every-over-nothing.ts'
import { guardOfOverwrittenPath } from './guard-of-overwritten-path.ts'
import { maskedTerminate } from './masked-terminate.ts'
import { missingFinishEvents } from './missing-finish-events.ts'
import { nonIdempotentRewrite } from './non-idempotent-rewrite.ts'
import { numberLikeText } from './number-like-text.ts'
import { operandWithLineBreak } from './operand-with-line-break.ts'
import { orderDependentPair } from './order-dependent-pair.ts'
import { overdueShadow } from './overdue-shadow.ts'
import { overwrittenRewrite } from './overwritten-rewrite.ts'
import { patchConflict } from './patch-conflict.ts'
import { shadowWithoutDate } from './shadow-without-date.ts'
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
  everyOverNothing,
  guardOfOverwrittenPath,
  maskedTerminate,
  missingFinishEvents,
  nonIdempotentRewrite,
  numberLikeText,
  operandWithLineBreak,
  orderDependentPair,
  overdueShadow,
  overwrittenRewrite,
  patchConflict,
  shadowWithoutDate,
  terminateWhereSkip,
  truncatedBeforeRead,
  unusedAllow,
  unusedException,
  unusedLabel,
  unusedList,
  unusedMatcher,
  yamlTrap,
] as const
