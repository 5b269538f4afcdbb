import { defineCode } from '../define-code.ts'

export const slc711 = defineCode({
  code: 'SLC711',
  kind: 'hook_failure_ignored',
  severity: 'warning',
  summary: 'a failure was ignored because the participant says `on_failure: allow`',
  why: '',
  fix: '',
  since: '0.1.0',
})
