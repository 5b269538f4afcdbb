import { defineCode } from '../define-code.ts'

export const slc709 = defineCode({
  code: 'SLC709',
  kind: 'unknown_tool_call',
  severity: 'error',
  summary: 'the model called a tool that does not exist or is not allowed',
  why: '',
  fix: '',
  since: '0.1.0',
})
