import { defineCode } from '../define-code.ts'

export const slc340 = defineCode({
  code: 'SLC340',
  kind: 'unknown_detector',
  severity: 'error',
  summary: 'a detector is not known',
  why: '',
  fix: '',
  since: '0.1.0',
})
