import { defineCode } from '../define-code.ts'

export const slc708 = defineCode({
  code: 'SLC708',
  kind: 'request_error',
  severity: 'error',
  summary: 'the patched request is not valid',
  why: "A request that the model's service would refuse is not sent.",
  fix: 'Correct the patch that the message names.',
  noExample: 'only the host knows which requests are valid',
  since: '0.1.0',
})
