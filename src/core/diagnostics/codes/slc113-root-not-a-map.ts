import { defineCode } from '../define-code.ts'

export const slc113 = defineCode({
  code: 'SLC113',
  kind: 'root_not_a_map',
  severity: 'error',
  summary: 'the document is not a map',
  why: '',
  fix: '',
  since: '0.1.0',
})
