import { defineCode } from '../define-code.ts'

export const slc327 = defineCode({
  code: 'SLC327',
  kind: 'allow_without_unmatched',
  severity: 'error',
  summary: 'an `allow` rule stands in a pack without `unmatched`',
  why: '',
  fix: '',
  since: '0.1.0',
})
