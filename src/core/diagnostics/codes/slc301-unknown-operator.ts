import { defineCode } from '../define-code.ts'

export const slc301 = defineCode({
  code: 'SLC301',
  kind: 'unknown_operator',
  severity: 'error',
  summary: 'an operator is not known',
  why: '',
  fix: '',
  since: '0.1.0',
})
