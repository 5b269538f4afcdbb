import { defineCode } from '../define-code.ts'

export const slc320 = defineCode({
  code: 'SLC320',
  kind: 'exception_unknown_rule',
  severity: 'error',
  summary: 'an exception names a rule that does not exist',
  why: '',
  fix: '',
  since: '0.1.0',
})
