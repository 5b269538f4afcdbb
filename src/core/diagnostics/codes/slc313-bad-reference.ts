import { defineCode } from '../define-code.ts'

export const slc313 = defineCode({
  code: 'SLC313',
  kind: 'bad_reference',
  severity: 'error',
  summary: 'a `ref` does not name a known value',
  why: '',
  fix: '',
  since: '0.1.0',
})
