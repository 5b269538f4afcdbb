import { defineCode } from '../define-code.ts'

export const slc803 = defineCode({
  code: 'SLC803',
  kind: 'no_policy',
  severity: 'error',
  summary: 'there is no policy',
  why: 'Without a policy nothing is protected, so nothing begins.',
  fix: 'Name a file or a folder that holds a policy.',
  noExample: 'it is a finding on a whole run',
  since: '0.1.0',
})
