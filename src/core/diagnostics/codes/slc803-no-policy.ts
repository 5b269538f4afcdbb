import { defineCode } from '../define-code.ts'

export const slc803 = defineCode({
  code: 'SLC803',
  kind: 'no_policy',
  severity: 'error',
  summary: 'there is no policy',
  why: '',
  fix: '',
  since: '0.1.0',
})
