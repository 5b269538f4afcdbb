import { defineCode } from '../define-code.ts'

export const slc326 = defineCode({
  code: 'SLC326',
  kind: 'bad_date',
  severity: 'error',
  summary: 'a date is not a calendar day',
  why: '',
  fix: '',
  since: '0.1.0',
})
