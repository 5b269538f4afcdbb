import { defineCode } from '../define-code.ts'

export const slc107 = defineCode({
  code: 'SLC107',
  kind: 'tag',
  severity: 'error',
  summary: 'YAML tags are not allowed',
  why: '',
  fix: '',
  since: '0.1.0',
})
