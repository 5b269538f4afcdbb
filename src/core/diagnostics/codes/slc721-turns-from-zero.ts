import { defineCode } from '../define-code.ts'

export const slc721 = defineCode({
  code: 'SLC721',
  kind: 'turns_from_zero',
  severity: 'info',
  summary: 'the trace counts turns from zero',
  why: 'Turns count from 1. A trace that counts from 0 is read, each turn one higher, so that rules on `run.turn` mean the same.',
  fix: 'Let the writer of the trace count from 1, if that is in your hands.',
  noExample: 'it is a note on a whole trace',
  since: '0.1.0',
})
