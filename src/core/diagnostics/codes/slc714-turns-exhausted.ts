import { defineCode } from '../define-code.ts'

export const slc714 = defineCode({
  code: 'SLC714',
  kind: 'turns_exhausted',
  severity: 'error',
  summary: 'the run has used up its model calls',
  why: '',
  fix: '',
  since: '0.1.0',
})
