import { defineCode } from '../define-code.ts'

export const slc111 = defineCode({
  code: 'SLC111',
  kind: 'number_not_exact',
  severity: 'error',
  summary: 'a number is not finite or cannot be held exactly',
  why: '',
  fix: '',
  since: '0.1.0',
})
