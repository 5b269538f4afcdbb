import { defineCode } from '../define-code.ts'

export const slc309 = defineCode({
  code: 'SLC309',
  kind: 'unknown_list',
  severity: 'error',
  summary: 'a list is not declared',
  why: '',
  fix: '',
  since: '0.1.0',
})
