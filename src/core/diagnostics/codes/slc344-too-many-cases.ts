import { defineCode } from '../define-code.ts'

export const slc344 = defineCode({
  code: 'SLC344',
  kind: 'too_many_cases',
  severity: 'error',
  summary: 'a test list expands to too many cases',
  why: 'A bound on the cases keeps a test list from running for days.',
  fix: 'Make `each` or `matrix` smaller, or split the case.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
    tests:
      - matrix:
          a: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          b: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          c: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          d: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          e: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          f: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        call: { tool: deploy, args: { a: "\${a}", b: "\${b}", c: "\${c}", d: "\${d}", e: "\${e}", f: "\${f}" } }
        expect: skip
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Do not retry.
    tests:
      - matrix:
          a: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          b: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        call: { tool: deploy, args: { a: "\${a}", b: "\${b}" } }
        expect: skip
`,
  },
  since: '0.1.0',
})
