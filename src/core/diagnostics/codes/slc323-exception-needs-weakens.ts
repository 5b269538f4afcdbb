import { defineCode } from '../define-code.ts'

export const slc323 = defineCode({
  code: 'SLC323',
  kind: 'exception_needs_weakens',
  severity: 'error',
  summary: 'an exception on an action that is not a guard needs `weakens: true`',
  why: '',
  fix: '',
  since: '0.1.0',
})
