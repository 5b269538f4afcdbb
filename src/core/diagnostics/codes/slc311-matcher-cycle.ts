import { defineCode } from '../define-code.ts'

export const slc311 = defineCode({
  code: 'SLC311',
  kind: 'matcher_cycle',
  severity: 'error',
  summary: 'a matcher uses itself',
  why: '',
  fix: '',
  since: '0.1.0',
})
