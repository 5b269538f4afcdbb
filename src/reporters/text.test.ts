import { expect, test } from 'vitest'
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import { text } from './text.ts'

const source = { name: 'p.yaml', text: 'sluice: 1\nrulez: []\n' }
const finding: Diagnostic = {
  code: 'SLC201',
  severity: 'error',
  message: 'unknown key `rulez`',
  at: { kind: 'source', span: { source, start: 10, end: 15 } },
  hint: 'did you mean `rules`?',
}
const plain = { colour: false }

test('a policy that does not load shows a frame for each finding and counts them', () => {
  expect(text.check({ loads: false, packs: [], diagnostics: [finding] }, plain)).toBe(
    [
      'error[SLC201]: unknown key `rulez`',
      '  --> p.yaml:2:1',
      ' 2 | rulez: []',
      '   | ^^^^^ did you mean `rules`?',
      '   = see grammar-docs/reference/diagnostics/SLC201.md',
      '',
      'does not load: 1 error',
      '',
    ].join('\n'),
  )
})

test('a policy that loads says what was loaded', () => {
  const packs = [{ id: 'a/b', version: '1.0.0', tier: 'host', rules: 2, exceptions: 1 }] as const
  expect(text.check({ loads: true, packs, diagnostics: [] }, plain)).toBe('a/b 1.0.0 (host): 2 rules, 1 exception\nok\n')
})

test('failed cases say where they stand and why; passed ones are only counted', () => {
  const span = { source, start: 10, end: 15 }
  const cases = [
    { pack: 'a/b', name: 'r/1', passed: true },
    { pack: 'a/b', name: 'r/2[3]', passed: false, why: 'want skip\ngot continue', at: span },
  ]
  expect(text.tests({ cases, diagnostics: [] }, plain)).toBe(
    'FAIL a/b#r/2[3]\n  at p.yaml:2:1\n  want skip\n  got continue\n\n1 passed, 1 failed\n',
  )
})
