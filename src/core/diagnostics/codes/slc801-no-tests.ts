import { defineCode } from '../define-code.ts'

export const slc801 = defineCode({
  code: 'SLC801',
  kind: 'no_tests',
  severity: 'error',
  summary: 'there are no tests',
  why: 'A run of no tests proves nothing, so it is no success.',
  fix: 'Write tests beside the rules, or correct the path.',
  noExample: 'it is a finding on a whole run',
  since: '0.1.0',
})
