import { defineCode } from '../define-code.ts'

export const slc324 = defineCode({
  code: 'SLC324',
  kind: 'exception_on_allow',
  severity: 'error',
  summary: 'an exception names an `allow` rule',
  why: '',
  fix: '',
  since: '0.1.0',
})
