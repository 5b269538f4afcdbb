import { defineCode } from '../define-code.ts'

export const slc207 = defineCode({
  code: 'SLC207',
  kind: 'duplicate_id',
  severity: 'error',
  summary: 'an id is used twice',
  why: '',
  fix: '',
  since: '0.1.0',
})
