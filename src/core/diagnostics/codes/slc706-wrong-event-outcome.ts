import { defineCode } from '../define-code.ts'

export const slc706 = defineCode({
  code: 'SLC706',
  kind: 'wrong_event_outcome',
  severity: 'error',
  summary: 'a participant answered for the other event',
  why: 'An answer for a call means nothing for a result, and the other way round.',
  fix: 'Let the participant answer for the event that it was asked about.',
  noExample: 'only a participant raises it',
  since: '0.1.0',
})
