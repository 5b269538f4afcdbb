import { expect, test } from 'vitest'
import { turnsFromZero } from './turns-from-zero.ts'

test('a trace with turns from 0 is told once, however many of its runs count so (SLC721)', () => {
  const told = [
    {
      code: 'SLC721',
      severity: 'info',
      message: 'the trace counts turns from 0, so rules saw each turn one higher',
      at: { kind: 'whole' },
      hint: 'let the writer of the trace count from 1, if that is in your hands',
    },
  ]
  expect(turnsFromZero(0)).toEqual([])
  expect(turnsFromZero(1)).toEqual(told)
  expect(turnsFromZero(9)).toEqual(told)
})
