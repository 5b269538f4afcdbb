import { defineCode } from '../define-code.ts'

export const slc101 = defineCode({
  code: 'SLC101',
  kind: 'yaml_syntax',
  severity: 'error',
  summary: 'the text is not well-formed YAML',
  why: '',
  fix: '',
  since: '0.1.0',
})
