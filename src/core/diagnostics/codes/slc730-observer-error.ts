import { defineCode } from '../define-code.ts'

export const slc730 = defineCode({
  code: 'SLC730',
  kind: 'observer_error',
  severity: 'error',
  summary: 'an observer of the engine failed',
  why: 'A record log that cannot write, or telemetry that throws, leaves a gap in what the operator sees; with an observer that is required the run ends, since what cannot be recorded must not happen.',
  fix: 'Mend what the observer writes to: its folder, its disk, its connection.',
  noExample: 'only an observer of a host raises it',
  since: '0.1.0',
})
