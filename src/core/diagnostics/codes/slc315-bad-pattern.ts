import { defineCode } from '../define-code.ts'

export const slc315 = defineCode({
  code: 'SLC315',
  kind: 'bad_pattern',
  severity: 'error',
  summary: 'a regular expression is not one of RE2',
  why: '',
  fix: '',
  since: '0.1.0',
})
