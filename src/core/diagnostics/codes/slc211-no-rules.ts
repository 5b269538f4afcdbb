import { defineCode } from '../define-code.ts'

export const slc211 = defineCode({
  code: 'SLC211',
  kind: 'no_rules',
  severity: 'error',
  summary: 'there are no rules',
  why: '',
  fix: '',
  since: '0.1.0',
})
