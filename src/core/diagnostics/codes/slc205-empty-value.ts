import { defineCode } from '../define-code.ts'

export const slc205 = defineCode({
  code: 'SLC205',
  kind: 'empty_value',
  severity: 'error',
  summary: 'an empty list, map or text stands where a value belongs',
  why: '',
  fix: '',
  since: '0.1.0',
})
