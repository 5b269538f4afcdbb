import { defineCode } from '../define-code.ts'

export const slc804 = defineCode({
  code: 'SLC804',
  kind: 'bad_hooks_file',
  severity: 'error',
  summary: 'a hooks file is not well-formed',
  why: '',
  fix: '',
  since: '0.1.0',
})
