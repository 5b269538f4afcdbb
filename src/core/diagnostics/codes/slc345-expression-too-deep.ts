import { defineCode } from '../define-code.ts'

export const slc345 = defineCode({
  code: 'SLC345',
  kind: 'expression_too_deep',
  severity: 'error',
  summary: 'a matcher or expression is nested too deep',
  why: '',
  fix: '',
  since: '0.1.0',
})
