import { defineCode } from '../define-code.ts'

export const slc103 = defineCode({
  code: 'SLC103',
  kind: 'nested_too_deep',
  severity: 'error',
  summary: 'maps and lists are nested deeper than a policy may be',
  why: '',
  fix: '',
  since: '0.1.0',
})
