import { defineCode } from '../define-code.ts'

export const slc707 = defineCode({
  code: 'SLC707',
  kind: 'invalid_modify_input',
  severity: 'error',
  summary: 'a participant handed over arguments that are no object',
  why: '',
  fix: '',
  since: '0.1.0',
})
