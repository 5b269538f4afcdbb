import { defineCode } from '../define-code.ts'

export const slc110 = defineCode({
  code: 'SLC110',
  kind: 'duplicate_key',
  severity: 'error',
  summary: 'a key stands twice in one map',
  why: '',
  fix: '',
  since: '0.1.0',
})
