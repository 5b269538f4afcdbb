import { expect, test } from 'vitest'
import { parsePath } from '../../core/paths/parse-path.ts'
import type { PathStep } from '../../core/paths/arg-path.ts'
import { contains, mayTouch } from './path-overlap.ts'

function steps(text: string): readonly PathStep[] {
  const parsed = parsePath(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.path.steps
}

test.each([
  ['$.a', '$.a', true],
  ['$.a', '$.b', false],
  ['$.a', '$.a.b', true],
  ['$', '$.a', true],
  ['$.a.b', '$.a.c', false],
  ['$.a[*]', '$.a[0]', true],
  ["$['a','b']", '$.b.c', true],
  ["$['a','b']", '$.c', false],
  ['$..debug', '$.a.b', true],
  ['$.a[0]', '$.a[1]', false],
  ['$.a[0]', '$.a[-1]', true],
  ['$.a[0]', '$.a.b', false],
])('%s and %s may touch: %j', (left, right, want) => {
  expect(mayTouch(steps(left), steps(right))).toBe(want)
  expect(mayTouch(steps(right), steps(left))).toBe(want)
})

test.each([
  ['$.a', '$.a', true],
  ['$.a', '$.a.b', true],
  ['$.a.b', '$.a', false],
  ['$.a', '$.b', false],
  ['$.a[0]', '$.a[0].b', true],
])('%s contains %s: %j', (outer, inner, want) => {
  expect(contains(steps(outer), steps(inner))).toBe(want)
})
