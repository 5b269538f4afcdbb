import { defineCode } from '../define-code.ts'

export const slc325 = defineCode({
  code: 'SLC325',
  kind: 'exception_needs_argument_test',
  severity: 'error',
  summary: 'an exception tests no argument and does not say `whole_rule: true`',
  why: '',
  fix: '',
  since: '0.1.0',
})
