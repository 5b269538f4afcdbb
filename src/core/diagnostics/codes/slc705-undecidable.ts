import { defineCode } from '../define-code.ts'

export const slc705 = defineCode({
  code: 'SLC705',
  kind: 'undecidable',
  severity: 'error',
  summary: 'a rule could not judge the event',
  why: '',
  fix: '',
  since: '0.1.0',
})
