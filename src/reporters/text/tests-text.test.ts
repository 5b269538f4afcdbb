import { expect, test } from 'vitest'
import { testsText } from './tests-text.ts'

const source = { name: 'p.yaml', text: 'sluice: 1\nrulez: []\n' }
const plain = { colour: false }

test('failed cases say where they stand and why; passed ones are only counted', () => {
  const span = { source, start: 10, end: 15 }
  const cases = [
    { pack: 'a/b', name: 'r/1', passed: true },
    { pack: 'a/b', name: 'r/2[3]', passed: false, why: 'want skip\ngot continue', at: span },
  ]
  expect(testsText({ cases, diagnostics: [] }, plain)).toBe(
    'FAIL a/b#r/2[3]\n  at p.yaml:2:1\n  want skip\n  got continue\n\n1 passed, 1 failed\n',
  )
})
