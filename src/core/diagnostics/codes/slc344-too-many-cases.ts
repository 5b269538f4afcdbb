import { defineCode } from '../define-code.ts'

export const slc344 = defineCode({
  code: 'SLC344',
  kind: 'too_many_cases',
  severity: 'error',
  summary: 'a test list expands to too many cases',
  why: 'A bound on the cases keeps a test list from running for days.',
  fix: 'Make `each` or `matrix` smaller, or split the case.',
  noExample: 'the example would expand to a hundred thousand cases',
  since: '0.1.0',
})
