import { defineLintRule } from '../../define-lint-rule.ts'
import { entriesBelow } from '../../entries-below.ts'

export const detectionWithoutDecoding = defineLintRule({
  name: 'detection-without-decoding',
  code: 'SLC528',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'detectors are told to see through nothing',
  why: 'With `decode: []` a secret in base64, in hexadecimal digits or with an invisible character in it is not found, and whoever wants it out encodes it first.',
  fix: 'Take `decode` out, or list the encodings that are to be seen through.',
  examples: {
    bad: [
      `- id: scrub
  event: tool_result
  match: any
  redact: { detect: [{ tag: secret }], decode: [], with: "[REDACTED:\${name}]" }
`,
    ],
    good: [
      `- id: scrub
  event: tool_result
  match: any
  redact: { detect: [{ tag: secret }], with: "[REDACTED:\${name}]" }
`,
    ],
  },
  since: '0.2.0',
  *check(policy) {
    for (const { trees } of policy.packs) {
      for (const { root } of trees) {
        for (const { key, value } of entriesBelow(root, 'decode')) {
          if (value.kind !== 'list' || value.items.length > 0) continue
          yield {
            span: { ...key.span, end: value.span.end },
            message: 'encoded secrets are not found',
            hint: 'take `decode` out, or list encodings',
          }
        }
      }
    }
  },
})
