import { defineCode } from '../define-code.ts'

export const slc319 = defineCode({
  code: 'SLC319',
  kind: 'bad_condition',
  severity: 'error',
  summary: 'a JsonLogic expression is not valid',
  why: '',
  fix: '',
  since: '0.1.0',
})
