import { expect, test } from 'vitest'
import { coveragePoints } from '../../../test/support/coverage-points.ts'
import { coverageText } from './coverage-text.ts'

test('each pack with its share, then what no case showed with its place', () => {
  expect(coverageText({ points: coveragePoints })).toBe(`coverage  seen  of
acme/pay     3   5  60.0 %

policies/<pay>.yaml:2:5 cap: the rule is never a miss
policies/<pay>.yaml:3:25 cap: \`gt\` is never unknown
`)
})

test('several packs have a sum, which is cut and not rounded', () => {
  const seen = Array.from({ length: 2000 }, () => ({ ...coveragePoints[0], times: 1 }))
  const points = [...seen, ...coveragePoints.slice(1, 2)].map((point, index) => ({ ...coveragePoints[0], ...point, pack: index < 2000 ? 'acme/one' : 'acme/two' }))
  expect(coverageText({ points: points as typeof coveragePoints }).split('\n').slice(0, 4)).toEqual([
    'coverage  seen    of',
    'acme/one  2000  2000  100.0 %',
    'acme/two     0     1    0.0 %',
    'all       2000  2001   99.9 %',
  ])
})
