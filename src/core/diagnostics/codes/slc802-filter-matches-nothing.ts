import { defineCode } from '../define-code.ts'

export const slc802 = defineCode({
  code: 'SLC802',
  kind: 'filter_matches_nothing',
  severity: 'error',
  summary: 'the filter matches no test',
  why: 'A filter that fits no test proves nothing, so it is no success.',
  fix: 'Correct the filter.',
  noExample: 'it is a finding on a whole run',
  since: '0.1.0',
})
