import { defineCode } from '../define-code.ts'

export const slc302 = defineCode({
  code: 'SLC302',
  kind: 'unknown_event',
  severity: 'error',
  summary: 'an event is not known',
  why: '',
  fix: '',
  since: '0.1.0',
})
