import { defineCode } from '../define-code.ts'

export const slc720 = defineCode({
  code: 'SLC720',
  kind: 'malformed_event',
  severity: 'error',
  summary: 'an event is not well-formed',
  why: '',
  fix: '',
  since: '0.1.0',
})
