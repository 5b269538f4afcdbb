import { defineCode } from '../define-code.ts'

export const slc714 = defineCode({
  code: 'SLC714',
  kind: 'turns_exhausted',
  severity: 'error',
  summary: 'the run has used up its model calls',
  why: 'A run that has used up its model calls ends, whatever the last answer was.',
  fix: 'Raise the limit in the host, or make the task smaller.',
  noExample: 'the limit belongs to the host',
  since: '0.1.0',
})
