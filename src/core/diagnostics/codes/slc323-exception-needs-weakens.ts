import { defineCode } from '../define-code.ts'

export const slc323 = defineCode({
  code: 'SLC323',
  kind: 'exception_needs_weakens',
  severity: 'error',
  summary: 'an exception on an action that is not a guard needs `weakens: true`',
  why: 'An exception from a rewrite, a redaction or a patch takes a protection away, which is easily overlooked.',
  fix: 'Write `weakens: true` in the exception if that is meant.',
  bad: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: dry-run
    event: tool_call
    match: { tool: deploy }
    rewrite: [ { set: { $.dry_run: true } } ]
exceptions:
  - id: docs-site
    rules: [dry-run]
    match: { args: { $.service: docs } }
    reason: The docs hold no user data.
    owner: web team
    expires: 2099-12-31
`,
  },
  good: {
    policy: `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: dry-run
    event: tool_call
    match: { tool: deploy }
    rewrite: [ { set: { $.dry_run: true } } ]
exceptions:
  - id: docs-site
    rules: [dry-run]
    match: { args: { $.service: docs } }
    reason: The docs hold no user data.
    owner: web team
    expires: 2099-12-31
    weakens: true
`,
  },
  since: '0.1.0',
})
