import { defineCode } from '../define-code.ts'

export const slc338 = defineCode({
  code: 'SLC338',
  kind: 'bad_test_case',
  severity: 'error',
  summary: 'a test case is not well-formed',
  why: '',
  fix: '',
  since: '0.1.0',
})
