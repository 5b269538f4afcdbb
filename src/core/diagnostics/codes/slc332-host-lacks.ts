import { defineCode } from '../define-code.ts'

export const slc332 = defineCode({
  code: 'SLC332',
  kind: 'host_lacks',
  severity: 'error',
  summary: 'the host does not supply what a rule asks for',
  why: '',
  fix: '',
  since: '0.1.0',
})
