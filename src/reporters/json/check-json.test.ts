import { expect, test } from 'vitest'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { checkJson } from './check-json.ts'

const source = { name: 'p.yaml', text: 'sluice: 1\nrulez: []\n' }

test('a finding is flat, with one-based positions', () => {
  const finding: Diagnostic = {
    code: 'SLC201',
    severity: 'error',
    message: 'unknown key `rulez`',
    at: { kind: 'source', span: { source, start: 10, end: 15 } },
  }
  expect(JSON.parse(checkJson({ loads: false, packs: [], diagnostics: [finding] }))).toEqual({
    loads: false,
    packs: [],
    diagnostics: [
      {
        code: 'SLC201',
        severity: 'error',
        message: 'unknown key `rulez`',
        file: 'p.yaml',
        line: 2,
        column: 1,
        endLine: 2,
        endColumn: 6,
      },
    ],
  })
})
