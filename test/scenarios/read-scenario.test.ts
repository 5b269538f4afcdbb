import { expect, test } from 'vitest'
import { commandWords, isLike, readScenario } from './read-scenario.ts'

test('a scenario holds files and steps with what must come of them', () => {
  const text = 'it works\n\n=== file a.txt\nA\n=== run sluice x\n=== stdin\nin\n=== stdout\nout\n=== exit 1\n=== run sluice y\n=== json\n{"a":1}\n{"b":2}\n=== exit 0\n'
  expect(readScenario(text)).toEqual({
    title: 'it works',
    files: [{ name: 'a.txt', text: 'A\n' }],
    steps: [
      { command: 'sluice x', stdin: 'in\n', stdout: 'out\n', exit: 1 },
      { command: 'sluice y', stdin: '', json: [{ a: 1 }, { b: 2 }], exit: 0 },
    ],
  })
})

test.each([
  ['a\nb\nc\n', 'a\n...\nc\n', true],
  ['a\nc\n', 'a\n...\nc\n', true],
  ['a\nb\n', 'a\n...\nc\n', false],
  ['a+b\n', 'a+b\n', true],
  ['aab\n', 'a+b\n', false],
  ['a (12 ms)\n', 'a (5 ms)\n', true],
  ['a (12 ms) b\n', 'a (5 ms)\n', false],
  ['a (x ms)\n', 'a (5 ms)\n', false],
  ['', '', true],
])('%j is like %j: %j', (output, want, like) => {
  expect(isLike(output, want)).toBe(like)
})

test('quotes hold words of a command together', () => {
  expect(commandWords("sluice eval --env 'a=b c' -")).toEqual(['sluice', 'eval', '--env', 'a=b c', '-'])
})
