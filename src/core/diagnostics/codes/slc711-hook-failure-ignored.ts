import { defineCode } from '../define-code.ts'

export const slc711 = defineCode({
  code: 'SLC711',
  kind: 'hook_failure_ignored',
  severity: 'warning',
  summary: 'a failure was ignored because the participant says `on_failure: allow`',
  why: 'A failure that is passed over is a check that was not made.',
  fix: 'Take `on_failure: allow` out of the participant, unless its check really does not matter.',
  noExample: 'only a participant raises it',
  since: '0.1.0',
})
