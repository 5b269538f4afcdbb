import { expect, test } from 'vitest'
import { sqlTextProblem } from './sql-text-problem.ts'

test.each<[string, string | undefined]>([
  ['SELECT 1', undefined],
  [`-- ${'-'.repeat(200)}\nSELECT 1`, undefined],
  ['SELECT 1\0; DROP TABLE x', 'holds a NUL character'],
  ['a'.repeat(30_001), 'is too long to be read as SQL'],
  ['/*'.repeat(1_000), 'holds too long runs of operator signs'],
  [`SELECT 1 ${'+'.repeat(1_001)}`, 'holds too long runs of operator signs'],
])('%j', (text, want) => {
  expect(sqlTextProblem(text)).toBe(want)
})
