import { defineCode } from '../define-code.ts'

export const slc801 = defineCode({
  code: 'SLC801',
  kind: 'no_tests',
  severity: 'error',
  summary: 'there are no tests',
  why: '',
  fix: '',
  since: '0.1.0',
})
