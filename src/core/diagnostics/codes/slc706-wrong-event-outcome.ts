import { defineCode } from '../define-code.ts'

export const slc706 = defineCode({
  code: 'SLC706',
  kind: 'wrong_event_outcome',
  severity: 'error',
  summary: 'a participant answered for the other event',
  why: '',
  fix: '',
  since: '0.1.0',
})
