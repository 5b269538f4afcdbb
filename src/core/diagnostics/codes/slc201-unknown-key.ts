import { defineCode } from '../define-code.ts'

export const slc201 = defineCode({
  code: 'SLC201',
  kind: 'unknown_key',
  severity: 'error',
  summary: 'a key is not known here',
  why: '',
  fix: '',
  since: '0.1.0',
})
