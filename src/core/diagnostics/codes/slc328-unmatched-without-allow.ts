import { defineCode } from '../define-code.ts'

export const slc328 = defineCode({
  code: 'SLC328',
  kind: 'unmatched_without_allow',
  severity: 'error',
  summary: '`unmatched` stands in a pack without `allow` rules',
  why: '',
  fix: '',
  since: '0.1.0',
})
