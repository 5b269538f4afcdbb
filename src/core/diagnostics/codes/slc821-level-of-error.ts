import { defineCode } from '../define-code.ts'

export const slc821 = defineCode({
  code: 'SLC821',
  kind: 'level_of_error',
  severity: 'error',
  summary: 'a configuration sets a level for a code that is no lint rule',
  why: 'Only lint rules have levels. What keeps a policy from loading would otherwise be switched off into success.',
  fix: 'Take the line out, and mend the policy where the code is reported.',
  noExample: 'it takes a configuration file',
  since: '0.2.0',
})
