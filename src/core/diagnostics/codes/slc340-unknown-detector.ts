import { defineCode } from '../define-code.ts'

export const slc340 = defineCode({
  code: 'SLC340',
  kind: 'unknown_detector',
  severity: 'error',
  summary: 'a detector is not known',
  why: 'A detector that does not exist finds nothing.',
  fix: 'Name a detector or a tag that is known. The nearest one is suggested.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: scrub
    event: tool_result
    match: any
    redact: { detect: [ { tag: secrets } ] }
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: scrub
    event: tool_result
    match: any
    redact: { patterns: [ { name: token, pattern: "tok_[a-z0-9]{8}" } ] }
`,
  },
  since: '0.1.0',
})
