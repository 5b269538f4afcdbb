import { defineCode } from '../define-code.ts'

export const slc810 = defineCode({
  code: 'SLC810',
  kind: 'record_log_unusable',
  severity: 'error',
  summary: 'a record log cannot be used',
  why: 'A host that acts without being able to record would leave decisions that nobody can look at later.',
  fix: 'Give the log a folder that this process alone writes to, and its key to this user alone; if its last line is broken, look into it with `sluice log verify` before you begin another.',
  noExample: 'only a host that keeps records raises it',
  since: '0.1.0',
})
