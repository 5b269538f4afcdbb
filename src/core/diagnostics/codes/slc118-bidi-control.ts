import { defineCode } from '../define-code.ts'

export const slc118 = defineCode({
  code: 'SLC118',
  kind: 'bidi_control',
  severity: 'error',
  summary: 'a bidirectional control stands in the text',
  why: '',
  fix: '',
  since: '0.1.0',
})
