import { defineCode } from '../define-code.ts'

export const slc708 = defineCode({
  code: 'SLC708',
  kind: 'request_error',
  severity: 'error',
  summary: 'the patched request is not valid',
  why: '',
  fix: '',
  since: '0.1.0',
})
