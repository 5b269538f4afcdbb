import { defineCode } from '../define-code.ts'

export const slc306 = defineCode({
  code: 'SLC306',
  kind: 'key_not_on_event',
  severity: 'error',
  summary: 'the event does not have what the key tests',
  why: '',
  fix: '',
  since: '0.1.0',
})
