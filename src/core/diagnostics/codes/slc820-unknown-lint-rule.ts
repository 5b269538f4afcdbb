import { defineCode } from '../define-code.ts'

export const slc820 = defineCode({
  code: 'SLC820',
  kind: 'unknown_lint_rule',
  severity: 'error',
  summary: 'a configuration names a lint rule that does not exist',
  why: 'A level of a rule that does not exist changes nothing, so what was meant stays as it is.',
  fix: 'Correct the name or the code. `sluice rules` lists all of them.',
  noExample: 'it takes a configuration file',
  since: '0.2.0',
})
