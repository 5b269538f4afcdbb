import { defineCode } from '../define-code.ts'

export const slc811 = defineCode({
  code: 'SLC811',
  kind: 'torn_record',
  severity: 'warning',
  summary: 'the last line of a file of records was not written to its end',
  why: 'The process ended while it wrote the line. The record is lost; the action that it was of was not begun.',
  fix: 'Find out why the process ended. The torn line stays where it is, and the chain goes on in a new file.',
  noExample: 'only a host that keeps records raises it',
  since: '0.1.0',
})
