import { defineCode } from '../define-code.ts'

export const slc213 = defineCode({
  code: 'SLC213',
  kind: 'bad_id',
  severity: 'error',
  summary: 'an id does not have the form of an id',
  why: '',
  fix: '',
  since: '0.1.0',
})
