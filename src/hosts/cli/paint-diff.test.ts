import { expect, test } from 'vitest'
import { paintDiff } from './paint-diff.ts'

const lines = [
  { kind: 'file', text: '--- a\u001b.yaml' },
  { kind: 'hunk', text: '@@ -1 +1 @@' },
  { kind: 'removed', text: '-a' },
  { kind: 'same', text: ' b' },
] as const

test('without colour the lines stand as they are, but no name drives a terminal', () => {
  expect(paintDiff(lines, false)).toBe('--- a<U+001B>.yaml\n@@ -1 +1 @@\n-a\n b\n')
})

test('with colour each kind has its own', () => {
  expect(paintDiff(lines.slice(1), true)).toBe('\u001b[36m@@ -1 +1 @@\u001b[0m\n\u001b[31m-a\u001b[0m\n b\n')
})
