import { defineCode } from '../define-code.ts'

export const slc702 = defineCode({
  code: 'SLC702',
  kind: 'hook_error',
  severity: 'error',
  summary: 'a hook threw or rejected',
  why: 'A hook that failed may have been about to refuse, so the run ends.',
  fix: 'Correct the hook. Its own error message is not repeated here, since it may hold values of the event.',
  noExample: 'only a hook written in code raises it',
  since: '0.1.0',
})
