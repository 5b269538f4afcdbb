import { defineCode } from '../define-code.ts'

export const slc339 = defineCode({
  code: 'SLC339',
  kind: 'verdict_outside_rule',
  severity: 'error',
  summary: 'a verdict is expected outside a rule',
  why: '',
  fix: '',
  since: '0.1.0',
})
