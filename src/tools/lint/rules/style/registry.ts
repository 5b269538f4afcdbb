import { duplicatedMatcher } from './duplicated-matcher.ts'
import { duplicatedRule } from './duplicated-rule.ts'
import { exceptionOwner } from './exception-owner.ts'
import { exceptionReason } from './exception-reason.ts'
import { expiredException } from './expired-exception.ts'
import { expiredIgnore } from './expired-ignore.ts'
import { guardWithoutDescription } from './guard-without-description.ts'
import { guardWithoutSeverity } from './guard-without-severity.ts'
import { idForm } from './id-form.ts'
import { ignoreOfError } from './ignore-of-error.ts'
import { ignoreOfUnknownRule } from './ignore-of-unknown-rule.ts'
import { ignoreWithoutReason } from './ignore-without-reason.ts'
import { longAlternative } from './long-alternative.ts'
import { longModelText } from './long-model-text.ts'
import { malformedIgnore } from './malformed-ignore.ts'
import { missingPackDescription } from './missing-pack-description.ts'
import { tagForm } from './tag-form.ts'
import { untestedHit } from './untested-hit.ts'
import { untestedMiss } from './untested-miss.ts'
import { unusedIgnore } from './unused-ignore.ts'

/** 6xx: policies that nobody will be able to keep. */
export const styleRules = [
  duplicatedMatcher,
  duplicatedRule,
  exceptionOwner,
  exceptionReason,
  expiredException,
  expiredIgnore,
  guardWithoutDescription,
  guardWithoutSeverity,
  idForm,
  ignoreOfError,
  ignoreOfUnknownRule,
  ignoreWithoutReason,
  longAlternative,
  longModelText,
  malformedIgnore,
  missingPackDescription,
  tagForm,
  untestedHit,
  untestedMiss,
  unusedIgnore,
] as const
