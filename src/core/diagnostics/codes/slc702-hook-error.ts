import { defineCode } from '../define-code.ts'

export const slc702 = defineCode({
  code: 'SLC702',
  kind: 'hook_error',
  severity: 'error',
  summary: 'a hook threw or rejected',
  why: '',
  fix: '',
  since: '0.1.0',
})
