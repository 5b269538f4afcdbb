import { defineCode } from '../define-code.ts'

export const slc901 = defineCode({
  code: 'SLC901',
  kind: 'internal_error',
  severity: 'error',
  summary: 'Sluice itself is broken here',
  why: 'Sluice met a state that its authors took for impossible. Nothing that it decided after that can be relied on, so it stops.',
  fix: 'Report it with the code, the command and the smallest policy that shows it.',
  noExample: 'only a mistake in Sluice raises it',
  since: '0.1.0',
})
