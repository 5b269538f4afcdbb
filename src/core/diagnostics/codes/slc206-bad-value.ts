import { defineCode } from '../define-code.ts'

export const slc206 = defineCode({
  code: 'SLC206',
  kind: 'bad_value',
  severity: 'error',
  summary: 'a value is not one of those allowed here',
  why: '',
  fix: '',
  since: '0.1.0',
})
