import type { CoveragePoint } from '../../src/tools/policy-test/coverage/coverage-point.ts'

const text = 'rules:\n  - id: cap\n    match: { $.level: { gt: 5 } }\n    skip: "<b>"\n'
const source = { name: 'policies/<pay>.yaml', text }
const rule = { pack: 'acme/pay', rule: 'cap', of: 'the rule', span: { source, start: 11, end: 18 } }
const gt = { ...rule, of: '`gt`', span: { source, start: text.indexOf('gt'), end: text.indexOf('gt') + 2 } }

/** A rule on line 2 that hit twice and never missed, and a test on line 3 that hit twice, missed once and was never unknown. */
export const coveragePoints: readonly CoveragePoint[] = [
  { ...rule, want: 'hit', times: 2 },
  { ...rule, want: 'miss', times: 0 },
  { ...gt, want: 'hit', times: 2 },
  { ...gt, want: 'miss', times: 1 },
  { ...gt, want: 'unknown', times: 0 },
]
