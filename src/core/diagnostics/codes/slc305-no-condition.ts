import { defineCode } from '../define-code.ts'

export const slc305 = defineCode({
  code: 'SLC305',
  kind: 'no_condition',
  severity: 'error',
  summary: 'a rule needs `match` or `when`',
  why: '',
  fix: '',
  since: '0.1.0',
})
