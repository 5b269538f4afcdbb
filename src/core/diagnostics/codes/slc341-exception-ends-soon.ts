import { defineCode } from '../define-code.ts'

export const slc341 = defineCode({
  code: 'SLC341',
  kind: 'exception_ends_soon',
  severity: 'warning',
  summary: 'an exception ends soon or has ended',
  why: '',
  fix: '',
  since: '0.1.0',
})
