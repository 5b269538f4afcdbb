import { expect, test } from 'vitest'
import { coveragePoints } from '../../../test/support/coverage-points.ts'
import { coverageJson } from './coverage-json.ts'

test('totals, packs and every point with its place and how often it was seen', () => {
  const printed = JSON.parse(coverageJson({ points: coveragePoints.slice(3) })) as unknown
  const place = { pack: 'acme/pay', rule: 'cap', of: '`gt`', file: 'policies/<pay>.yaml', line: 3, column: 25 }
  expect(printed).toEqual({
    seen: 1,
    points: 2,
    percent: 50,
    packs: [{ pack: 'acme/pay', seen: 1, points: 2, percent: 50 }],
    conditions: [{ ...place, want: 'miss', times: 1 }, { ...place, want: 'unknown', times: 0 }],
  })
})
