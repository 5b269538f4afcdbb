import { defineCode } from '../define-code.ts'

export const slc114 = defineCode({
  code: 'SLC114',
  kind: 'glued_comment',
  severity: 'error',
  summary: 'a `#` behind a value starts a comment although it reads like text',
  why: '',
  fix: '',
  since: '0.1.0',
})
