import { defineCode } from '../define-code.ts'

export const slc108 = defineCode({
  code: 'SLC108',
  kind: 'directive',
  severity: 'error',
  summary: 'YAML directives are not allowed',
  why: '',
  fix: '',
  since: '0.1.0',
})
