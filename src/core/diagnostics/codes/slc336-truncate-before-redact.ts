import { defineCode } from '../define-code.ts'

export const slc336 = defineCode({
  code: 'SLC336',
  kind: 'truncate_before_redact',
  severity: 'error',
  summary: 'a `truncate` stands before a `redact`',
  why: '',
  fix: '',
  since: '0.1.0',
})
