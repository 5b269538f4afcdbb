import { defineCode } from '../define-code.ts'

export const slc710 = defineCode({
  code: 'SLC710',
  kind: 'patch_conflict',
  severity: 'error',
  summary: 'two hooks set the same field of a request',
  why: '',
  fix: '',
  since: '0.1.0',
})
