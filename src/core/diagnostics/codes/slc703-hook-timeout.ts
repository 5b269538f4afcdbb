import { defineCode } from '../define-code.ts'

export const slc703 = defineCode({
  code: 'SLC703',
  kind: 'hook_timeout',
  severity: 'error',
  summary: 'a hook did not answer in its time',
  why: '',
  fix: '',
  since: '0.1.0',
})
