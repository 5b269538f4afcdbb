import { defineCode } from '../define-code.ts'

export const slc310 = defineCode({
  code: 'SLC310',
  kind: 'unknown_matcher',
  severity: 'error',
  summary: 'a matcher is not declared',
  why: '',
  fix: '',
  since: '0.1.0',
})
