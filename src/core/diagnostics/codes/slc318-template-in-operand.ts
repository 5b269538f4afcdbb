import { defineCode } from '../define-code.ts'

export const slc318 = defineCode({
  code: 'SLC318',
  kind: 'template_in_operand',
  severity: 'error',
  summary: 'a template stands where it would be plain text',
  why: '',
  fix: '',
  since: '0.1.0',
})
