import { defineCode } from '../define-code.ts'

export const slc334 = defineCode({
  code: 'SLC334',
  kind: 'pack_file_not_listed',
  severity: 'error',
  summary: 'a file below a pack is neither listed nor a test',
  why: '',
  fix: '',
  since: '0.1.0',
})
