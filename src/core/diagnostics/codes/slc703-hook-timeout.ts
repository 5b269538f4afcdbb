import { defineCode } from '../define-code.ts'

export const slc703 = defineCode({
  code: 'SLC703',
  kind: 'hook_timeout',
  severity: 'error',
  summary: 'a hook did not answer in its time',
  why: 'An answer that does not come cannot be waited for, and nobody knows what it would have been.',
  fix: 'Make the hook faster, or give it more time.',
  noExample: 'only a hook written in code raises it',
  since: '0.1.0',
})
