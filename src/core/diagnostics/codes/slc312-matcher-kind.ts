import { defineCode } from '../define-code.ts'

export const slc312 = defineCode({
  code: 'SLC312',
  kind: 'matcher_kind',
  severity: 'error',
  summary: 'a matcher of events stands where one of values belongs, or the reverse',
  why: '',
  fix: '',
  since: '0.1.0',
})
