import { defineCode } from '../define-code.ts'

export const slc314 = defineCode({
  code: 'SLC314',
  kind: 'bad_operand',
  severity: 'error',
  summary: 'an operand does not fit its operator',
  why: '',
  fix: '',
  since: '0.1.0',
})
