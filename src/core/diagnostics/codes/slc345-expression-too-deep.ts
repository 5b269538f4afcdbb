import { defineCode } from '../define-code.ts'

export const slc345 = defineCode({
  code: 'SLC345',
  kind: 'expression_too_deep',
  severity: 'error',
  summary: 'a matcher or expression is nested too deep',
  why: 'A bound on nesting keeps a hostile expression from exhausting the stack.',
  fix: 'Name parts of it under `matchers`.',
  noExample: 'the example would be unreadable',
  since: '0.1.0',
})
