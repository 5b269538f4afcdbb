import { defineCode } from '../define-code.ts'

export const slc333 = defineCode({
  code: 'SLC333',
  kind: 'target_cannot',
  severity: 'error',
  summary: 'the target cannot honor the action',
  why: '',
  fix: '',
  since: '0.1.0',
})
