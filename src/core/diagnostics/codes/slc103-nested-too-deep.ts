import { defineCode } from '../define-code.ts'

export const slc103 = defineCode({
  code: 'SLC103',
  kind: 'nested_too_deep',
  severity: 'error',
  summary: 'maps and lists are nested deeper than a policy may be',
  why: 'A bound on nesting keeps a hostile file from exhausting the stack.',
  fix: 'Take levels out, or name parts of a matcher under `matchers`.',
  noExample: 'the example would be unreadable',
  since: '0.1.0',
})
