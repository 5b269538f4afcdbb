import { defineCode } from '../define-code.ts'

export const slc209 = defineCode({
  code: 'SLC209',
  kind: 'version_not_first',
  severity: 'error',
  summary: 'the language version is not the first key',
  why: '',
  fix: '',
  since: '0.1.0',
})
