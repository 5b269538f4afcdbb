import { defineCode } from '../define-code.ts'

export const slc102 = defineCode({
  code: 'SLC102',
  kind: 'file_too_large',
  severity: 'error',
  summary: 'the file is larger than a policy may be',
  why: 'A bound on size keeps a hostile or broken file from stopping the host.',
  fix: 'Split the policy into several files of one pack.',
  noExample: 'the example would be two million characters long',
  since: '0.1.0',
})
