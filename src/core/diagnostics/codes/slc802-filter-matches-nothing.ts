import { defineCode } from '../define-code.ts'

export const slc802 = defineCode({
  code: 'SLC802',
  kind: 'filter_matches_nothing',
  severity: 'error',
  summary: 'the filter matches no test',
  why: '',
  fix: '',
  since: '0.1.0',
})
