import { guardOfOverwrittenPath } from './guard-of-overwritten-path.ts'
import { overdueShadow } from './overdue-shadow.ts'
import { overwrittenRewrite } from './overwritten-rewrite.ts'
import { shadowWithoutDate } from './shadow-without-date.ts'
import { unusedAllow } from './unused-allow.ts'
import { unusedException } from './unused-exception.ts'
import { unusedLabel } from './unused-label.ts'
import { unusedList } from './unused-list.ts'
import { unusedMatcher } from './unused-matcher.ts'

/** 4xx: rules that do not do what they say. */
export const correctnessRules = [
  guardOfOverwrittenPath,
  overdueShadow,
  overwrittenRewrite,
  shadowWithoutDate,
  unusedAllow,
  unusedException,
  unusedLabel,
  unusedList,
  unusedMatcher,
] as const
