import { expect, test } from 'vitest'
import { coveragePoints } from '../../../test/support/coverage-points.ts'
import { coverageLcov } from './coverage-lcov.ts'

test('a rule is a function, each verdict a branch, a line ran as often as anything on it was asked', () => {
  expect(coverageLcov({ points: coveragePoints })).toBe(`TN:
SF:policies/<pay>.yaml
FN:2,cap
FNDA:2,cap
FNF:1
FNH:1
BRDA:2,0,0,2
BRDA:2,0,1,0
BRDA:3,0,0,2
BRDA:3,0,1,1
BRDA:3,0,2,0
BRF:5
BRH:3
DA:2,2
DA:3,3
LF:2
LH:2
end_of_record
`)
})

test('branches of a line that never ran are not taken, as the format says it', () => {
  const points = coveragePoints.map((point) => ({ ...point, times: 0 }))
  expect(coverageLcov({ points })).toContain('BRDA:3,0,2,-\n')
  expect(coverageLcov({ points })).toContain('LH:0\n')
})
