import { defineCode } from '../define-code.ts'

export const slc721 = defineCode({
  code: 'SLC721',
  kind: 'turns_from_zero',
  severity: 'info',
  summary: 'the trace counts turns from zero',
  why: '',
  fix: '',
  since: '0.1.0',
})
