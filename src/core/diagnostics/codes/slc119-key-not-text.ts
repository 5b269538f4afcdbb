import { defineCode } from '../define-code.ts'

export const slc119 = defineCode({
  code: 'SLC119',
  kind: 'key_not_text',
  severity: 'error',
  summary: 'a key is not a text',
  why: '',
  fix: '',
  since: '0.1.0',
})
