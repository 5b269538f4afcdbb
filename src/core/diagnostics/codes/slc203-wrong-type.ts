import { defineCode } from '../define-code.ts'

export const slc203 = defineCode({
  code: 'SLC203',
  kind: 'wrong_type',
  severity: 'error',
  summary: 'a value has the wrong type',
  why: '',
  fix: '',
  since: '0.1.0',
})
