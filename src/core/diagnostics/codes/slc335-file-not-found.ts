import { defineCode } from '../define-code.ts'

export const slc335 = defineCode({
  code: 'SLC335',
  kind: 'file_not_found',
  severity: 'error',
  summary: 'a file does not exist',
  why: '',
  fix: '',
  since: '0.1.0',
})
