import { defineCode } from '../define-code.ts'

export const slc210 = defineCode({
  code: 'SLC210',
  kind: 'excluding_keys',
  severity: 'error',
  summary: 'two keys stand together that exclude each other',
  why: '',
  fix: '',
  since: '0.1.0',
})
