import { defineCode } from '../define-code.ts'

export const slc104 = defineCode({
  code: 'SLC104',
  kind: 'too_many_nodes',
  severity: 'error',
  summary: 'the file holds more values than a policy may',
  why: '',
  fix: '',
  since: '0.1.0',
})
