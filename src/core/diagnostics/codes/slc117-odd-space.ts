import { defineCode } from '../define-code.ts'

export const slc117 = defineCode({
  code: 'SLC117',
  kind: 'odd_space',
  severity: 'error',
  summary: 'an invisible or odd space stands in the text',
  why: '',
  fix: '',
  since: '0.1.0',
})
