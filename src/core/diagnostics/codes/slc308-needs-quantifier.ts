import { defineCode } from '../define-code.ts'

export const slc308 = defineCode({
  code: 'SLC308',
  kind: 'needs_quantifier',
  severity: 'error',
  summary: 'a path that can select several values needs a quantifier',
  why: '',
  fix: '',
  since: '0.1.0',
})
