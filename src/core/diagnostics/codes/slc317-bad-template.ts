import { defineCode } from '../define-code.ts'

export const slc317 = defineCode({
  code: 'SLC317',
  kind: 'bad_template',
  severity: 'error',
  summary: 'a template names nothing that is known',
  why: '',
  fix: '',
  since: '0.1.0',
})
