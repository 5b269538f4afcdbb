import { expect, test } from 'vitest'
import { readPattern } from './pattern-parts.ts'

test.each([
  ['prod', { isAnchoredAtStart: false, isAnchoredAtEnd: false }],
  ['^prod$', { isAnchoredAtStart: true, isAnchoredAtEnd: true }],
  ['(?i)\\Aprod\\z', { isAnchoredAtStart: true, isAnchoredAtEnd: true }],
  ['^prod|test$', { isAnchoredAtStart: false, isAnchoredAtEnd: false }],
  ['^(?:prod|test)$', { isAnchoredAtStart: true, isAnchoredAtEnd: true }],
  ['(?m)^prod$', { isAnchoredAtStart: false, isAnchoredAtEnd: false }],
  ['cost in \\$', { isAnchoredAtStart: false, isAnchoredAtEnd: false }],
  ['ends in \\\\$', { isAnchoredAtStart: false, isAnchoredAtEnd: true }],
  ['^a.b', { isAnchoredAtStart: true, isAnchoredAtEnd: false, dot: 2 }],
  ['a\\.b', { isAnchoredAtStart: false, isAnchoredAtEnd: false }],
  ['[.]|[^].]', { isAnchoredAtStart: false, isAnchoredAtEnd: false }],
  ['[[:alpha:].].', { isAnchoredAtStart: false, isAnchoredAtEnd: false, dot: 12 }],
  ['(?i)(?U)^a.b', { isAnchoredAtStart: true, isAnchoredAtEnd: false, dot: 10 }],
  ['(?s)^a.b', { isAnchoredAtStart: true, isAnchoredAtEnd: false }],
])('%s', (pattern, parts) => {
  expect(readPattern(pattern)).toEqual(parts)
})
