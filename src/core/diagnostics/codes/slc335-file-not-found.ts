import { defineCode } from '../define-code.ts'

export const slc335 = defineCode({
  code: 'SLC335',
  kind: 'file_not_found',
  severity: 'error',
  summary: 'a file does not exist',
  why: 'A missing file means missing rules, so nothing is loaded.',
  fix: 'Correct the path, or add the file.',
  noExample: 'it takes a folder of files',
  since: '0.1.0',
})
