import { defineCode } from '../define-code.ts'

export const slc112 = defineCode({
  code: 'SLC112',
  kind: 'empty_document',
  severity: 'error',
  summary: 'the file is empty',
  why: '',
  fix: '',
  since: '0.1.0',
})
