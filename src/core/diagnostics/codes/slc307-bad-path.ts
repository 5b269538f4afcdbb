import { defineCode } from '../define-code.ts'

export const slc307 = defineCode({
  code: 'SLC307',
  kind: 'bad_path',
  severity: 'error',
  summary: 'a path is not well-formed',
  why: '',
  fix: '',
  since: '0.1.0',
})
