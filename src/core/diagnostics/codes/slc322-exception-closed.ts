import { defineCode } from '../define-code.ts'

export const slc322 = defineCode({
  code: 'SLC322',
  kind: 'exception_closed',
  severity: 'error',
  summary: 'an exception names a rule that is closed to exceptions',
  why: '',
  fix: '',
  since: '0.1.0',
})
