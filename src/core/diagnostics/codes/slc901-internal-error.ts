import { defineCode } from '../define-code.ts'

export const slc901 = defineCode({
  code: 'SLC901',
  kind: 'internal_error',
  severity: 'error',
  summary: 'Sluice itself is broken here',
  why: '',
  fix: '',
  since: '0.1.0',
})
