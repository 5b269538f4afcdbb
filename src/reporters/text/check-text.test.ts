import { expect, test } from 'vitest'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { checkText } from './check-text.ts'

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
  expect(checkText({ loads: false, packs: [], diagnostics: [finding] }, plain)).toBe(
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
  expect(checkText({ loads: true, packs, diagnostics: [] }, plain)).toBe('a/b 1.0.0 (host): 2 rules, 1 exception\nok\n')
})
