import { defineCode } from '../define-code.ts'

export const slc102 = defineCode({
  code: 'SLC102',
  kind: 'file_too_large',
  severity: 'error',
  summary: 'the file is larger than a policy may be',
  why: '',
  fix: '',
  since: '0.1.0',
})
