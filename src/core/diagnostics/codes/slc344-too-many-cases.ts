import { defineCode } from '../define-code.ts'

export const slc344 = defineCode({
  code: 'SLC344',
  kind: 'too_many_cases',
  severity: 'error',
  summary: 'a test list expands to too many cases',
  why: '',
  fix: '',
  since: '0.1.0',
})
