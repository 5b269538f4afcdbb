import { defineCode } from '../define-code.ts'

export const slc106 = defineCode({
  code: 'SLC106',
  kind: 'merge_key',
  severity: 'error',
  summary: 'YAML merge keys are not allowed',
  why: '',
  fix: '',
  since: '0.1.0',
})
