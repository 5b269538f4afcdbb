import { defineCode } from '../define-code.ts'

export const slc204 = defineCode({
  code: 'SLC204',
  kind: 'null_value',
  severity: 'error',
  summary: 'a null stands where a value belongs',
  why: '',
  fix: '',
  since: '0.1.0',
})
