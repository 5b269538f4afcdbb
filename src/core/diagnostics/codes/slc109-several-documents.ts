import { defineCode } from '../define-code.ts'

export const slc109 = defineCode({
  code: 'SLC109',
  kind: 'several_documents',
  severity: 'error',
  summary: 'a file holds exactly one YAML document',
  why: '',
  fix: '',
  since: '0.1.0',
})
