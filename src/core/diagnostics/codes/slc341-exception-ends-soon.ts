import { defineCode } from '../define-code.ts'

export const slc341 = defineCode({
  code: 'SLC341',
  kind: 'exception_ends_soon',
  severity: 'warning',
  summary: 'an exception ends soon or has ended',
  why: 'Past its last day an exception no longer applies, and calls that ran are refused.',
  fix: 'Renew the exception with a new day, or take it out.',
  noExample: 'it depends on the day of loading',
  since: '0.1.0',
})
