import { defineCode } from '../define-code.ts'

export const slc115 = defineCode({
  code: 'SLC115',
  kind: 'control_escape',
  severity: 'error',
  summary: 'an escape makes a control character',
  why: '',
  fix: '',
  since: '0.1.0',
})
