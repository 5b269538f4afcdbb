import { expiredIgnore } from './expired-ignore.ts'
import { guardWithoutSeverity } from './guard-without-severity.ts'
import { ignoreOfError } from './ignore-of-error.ts'
import { ignoreOfUnknownRule } from './ignore-of-unknown-rule.ts'
import { ignoreWithoutReason } from './ignore-without-reason.ts'
import { malformedIgnore } from './malformed-ignore.ts'
import { unusedIgnore } from './unused-ignore.ts'

/** 6xx: policies that nobody will be able to keep. */
export const styleRules = [
  expiredIgnore,
  guardWithoutSeverity,
  ignoreOfError,
  ignoreOfUnknownRule,
  ignoreWithoutReason,
  malformedIgnore,
  unusedIgnore,
] as const
