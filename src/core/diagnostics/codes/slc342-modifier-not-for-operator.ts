import { defineCode } from '../define-code.ts'

export const slc342 = defineCode({
  code: 'SLC342',
  kind: 'modifier_not_for_operator',
  severity: 'error',
  summary: 'a modifier means nothing beside this operator',
  why: '',
  fix: '',
  since: '0.1.0',
})
