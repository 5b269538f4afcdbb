import { defineCode } from '../define-code.ts'

export const slc212 = defineCode({
  code: 'SLC212',
  kind: 'version_reads_as_number',
  severity: 'error',
  summary: 'a version reads as a number and so changes its meaning',
  why: '',
  fix: '',
  since: '0.1.0',
})
