import { defineCode } from '../define-code.ts'

export const slc337 = defineCode({
  code: 'SLC337',
  kind: 'redacts_own_placeholder',
  severity: 'error',
  summary: 'a pattern hits its own placeholder',
  why: '',
  fix: '',
  since: '0.1.0',
})
