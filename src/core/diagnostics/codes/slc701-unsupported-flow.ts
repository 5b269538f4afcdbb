import { defineCode } from '../define-code.ts'

export const slc701 = defineCode({
  code: 'SLC701',
  kind: 'unsupported_flow',
  severity: 'error',
  summary: 'a hook answered with a flow that the event does not honor',
  why: 'A flow that the event does not honor would change nothing while its author relies on it, so the run ends.',
  fix: 'Answer with a flow that the event honors. The message names them. Rules of a policy are checked at load and cannot raise it.',
  noExample: 'only a hook written in code raises it',
  since: '0.1.0',
})
