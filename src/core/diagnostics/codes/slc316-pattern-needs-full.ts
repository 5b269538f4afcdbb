import { defineCode } from '../define-code.ts'

export const slc316 = defineCode({
  code: 'SLC316',
  kind: 'pattern_needs_full',
  severity: 'error',
  summary: '`matches` in a permit must say `full`',
  why: '',
  fix: '',
  since: '0.1.0',
})
