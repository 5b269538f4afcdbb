import { defineCode } from '../define-code.ts'

export const slc303 = defineCode({
  code: 'SLC303',
  kind: 'action_not_honored',
  severity: 'error',
  summary: 'the event does not honor the action',
  why: '',
  fix: '',
  since: '0.1.0',
})
