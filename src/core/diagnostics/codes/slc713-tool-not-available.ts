import { defineCode } from '../define-code.ts'

export const slc713 = defineCode({
  code: 'SLC713',
  kind: 'tool_not_available',
  severity: 'warning',
  summary: 'a rule names a tool that is not available this turn',
  why: '',
  fix: '',
  since: '0.1.0',
})
