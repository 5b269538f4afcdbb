import { defineCode } from '../define-code.ts'

export const slc304 = defineCode({
  code: 'SLC304',
  kind: 'one_action',
  severity: 'error',
  summary: 'a rule has exactly one action',
  why: '',
  fix: '',
  since: '0.1.0',
})
