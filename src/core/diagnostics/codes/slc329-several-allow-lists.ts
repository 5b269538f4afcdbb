import { defineCode } from '../define-code.ts'

export const slc329 = defineCode({
  code: 'SLC329',
  kind: 'several_allow_lists',
  severity: 'error',
  summary: 'several packs have `unmatched` and the loader was not told to intersect them',
  why: '',
  fix: '',
  since: '0.1.0',
})
