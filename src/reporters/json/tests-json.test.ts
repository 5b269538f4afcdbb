import { expect, test } from 'vitest'
import { testsJson } from './tests-json.ts'

const source = { name: 'p.yaml', text: 'sluice: 1\nrulez: []\n' }

test('test results count and list every case', () => {
  const cases = [
    { pack: 'a/b', name: 'r/1', passed: true },
    { pack: 'a/b', name: 'r/2', passed: false, why: 'want skip, got continue', at: { source, start: 10, end: 15 } },
  ]
  expect(JSON.parse(testsJson({ cases, diagnostics: [] }))).toEqual({
    passed: 1,
    failed: 1,
    cases: [
      { pack: 'a/b', case: 'r/1', pass: true },
      { pack: 'a/b', case: 'r/2', pass: false, why: 'want skip, got continue', file: 'p.yaml', line: 2, column: 1 },
    ],
    diagnostics: [],
  })
})
