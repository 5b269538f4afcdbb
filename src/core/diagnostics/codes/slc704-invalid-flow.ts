import { defineCode } from '../define-code.ts'

export const slc704 = defineCode({
  code: 'SLC704',
  kind: 'invalid_flow',
  severity: 'error',
  summary: 'a hook answered with no readable flow',
  why: '',
  fix: '',
  since: '0.1.0',
})
