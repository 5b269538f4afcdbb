import { expect, test } from 'vitest'
import { unifiedDiff } from './unified-diff.ts'

const diff = (before: string, after: string): readonly string[] => unifiedDiff('p.yaml', before, after).map(({ text }) => text)

test('equal texts have no diff', () => {
  expect(diff('a\n', 'a\n')).toEqual([])
})

test('a change stands between three lines before and behind it', () => {
  expect(diff('1\n2\n3\n4\n5\n6\n7\n8\n9\n', '1\n2\n3\n4\nx\n6\n7\n8\n9\n')).toEqual([
    ...['--- p.yaml', '+++ p.yaml', '@@ -2,7 +2,7 @@', ' 2', ' 3', ' 4', '-5', '+x', ' 6', ' 7', ' 8'],
  ])
})

test('changes far from each other are two hunks, near ones are one', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `${String(index + 1)}\n`)
  const changed = (...places: readonly number[]): string => lines.filter((_, index) => !places.includes(index + 1)).join('')
  expect(diff(lines.join(''), changed(1, 20)).filter((line) => line.startsWith('@@'))).toEqual(['@@ -1,4 +1,3 @@', '@@ -17,4 +16,3 @@'])
  expect(diff(lines.join(''), changed(7, 14)).filter((line) => line.startsWith('@@'))).toEqual(['@@ -4,14 +4,12 @@'])
})

test('an empty side is named by the line before it, and a missing last break is told', () => {
  expect(diff('', 'a\n')).toEqual(['--- p.yaml', '+++ p.yaml', '@@ -0,0 +1 @@', '+a'])
  expect(diff('a', 'a\n')).toEqual(['--- p.yaml', '+++ p.yaml', '@@ -1 +1 @@', '-a', '\\ No newline at end of file', '+a'])
})

test('only the lines that differ are named', () => {
  expect(diff('a\nb\nc\na\nb\nb\na\n', 'c\nb\na\nb\na\nc\n').filter((line) => /^[-+][^-+]/.test(line))).toHaveLength(5)
})

test('texts that have nothing in common are told within a bound', () => {
  const of = (sign: string): string => Array.from({ length: 50_000 }, (_, index) => `${sign}${String(index)}\n`).join('')
  const before = process.cpuUsage().user
  expect(diff(of('a'), of('b'))).toHaveLength(100_003)
  expect(process.cpuUsage().user - before).toBeLessThan(10_000_000)
})
