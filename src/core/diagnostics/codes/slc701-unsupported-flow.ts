import { defineCode } from '../define-code.ts'

export const slc701 = defineCode({
  code: 'SLC701',
  kind: 'unsupported_flow',
  severity: 'error',
  summary: 'a hook answered with a flow that the event does not honor',
  why: '',
  fix: '',
  since: '0.1.0',
})
