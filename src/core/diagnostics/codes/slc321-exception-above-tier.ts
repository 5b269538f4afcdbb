import { defineCode } from '../define-code.ts'

export const slc321 = defineCode({
  code: 'SLC321',
  kind: 'exception_above_tier',
  severity: 'error',
  summary: 'an exception names a rule of a higher tier',
  why: '',
  fix: '',
  since: '0.1.0',
})
