import { defineCode } from '../define-code.ts'

export const slc330 = defineCode({
  code: 'SLC330',
  kind: 'shadow_allow',
  severity: 'error',
  summary: 'an `allow` rule cannot be in shadow mode',
  why: '',
  fix: '',
  since: '0.1.0',
})
