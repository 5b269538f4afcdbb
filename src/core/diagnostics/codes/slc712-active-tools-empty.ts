import { defineCode } from '../define-code.ts'

export const slc712 = defineCode({
  code: 'SLC712',
  kind: 'active_tools_empty',
  severity: 'warning',
  summary: 'the allowed tools of two patches have nothing in common',
  why: '',
  fix: '',
  since: '0.1.0',
})
