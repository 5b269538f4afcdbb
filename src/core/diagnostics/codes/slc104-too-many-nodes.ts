import { defineCode } from '../define-code.ts'

export const slc104 = defineCode({
  code: 'SLC104',
  kind: 'too_many_nodes',
  severity: 'error',
  summary: 'the file holds more values than a policy may',
  why: 'A bound on the number of values keeps a hostile file from exhausting the memory.',
  fix: 'Split the policy into several files of one pack.',
  noExample: 'the example would hold half a million values',
  since: '0.1.0',
})
