import { defineCode } from '../define-code.ts'

export const slc343 = defineCode({
  code: 'SLC343',
  kind: 'unknown_label',
  severity: 'error',
  summary: 'a label is not declared',
  why: '',
  fix: '',
  since: '0.1.0',
})
