import { defineCode } from '../define-code.ts'

export const slc202 = defineCode({
  code: 'SLC202',
  kind: 'missing_key',
  severity: 'error',
  summary: 'a required key is missing',
  why: '',
  fix: '',
  since: '0.1.0',
})
