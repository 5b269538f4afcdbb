import { defineCode } from '../define-code.ts'

export const slc704 = defineCode({
  code: 'SLC704',
  kind: 'invalid_flow',
  severity: 'error',
  summary: 'a hook answered with no readable flow',
  why: 'An answer that is no flow cannot be read as consent.',
  fix: 'Answer with one of the flow constructors.',
  noExample: 'only a hook written in code raises it',
  since: '0.1.0',
})
