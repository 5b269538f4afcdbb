import { defineCode } from '../define-code.ts'

export const slc116 = defineCode({
  code: 'SLC116',
  kind: 'octal_looking',
  severity: 'error',
  summary: 'a number with leading zeros reads differently to people and to YAML',
  why: '',
  fix: '',
  since: '0.1.0',
})
