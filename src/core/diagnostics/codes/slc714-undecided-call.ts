import { defineCode } from '../define-code.ts'

export const slc714 = defineCode({
  code: 'SLC714',
  kind: 'undecided_call',
  severity: 'error',
  summary: 'a tool was about to run with arguments that were not decided',
  why: 'A decision binds a value. Something between the model and the tool made a call of its own, or changed one after it was decided, so it did not run.',
  fix: 'Put Sluice outside of whatever makes or changes calls, and give every sub-agent a governed model.',
  noExample: 'only an adapter inside an agent raises it',
  since: '0.1.0',
})
