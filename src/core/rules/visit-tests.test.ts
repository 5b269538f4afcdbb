import { expect, test } from 'vitest'
import { loadPolicy } from '../load/load-policy.ts'
import { visitTests } from './visit-tests.ts'

test('what a named matcher holds is visited once, so nested uses do not multiply', () => {
  const levels = Array.from({ length: 20 }, (_, level) => `  m${level + 1}: { all: [{ use: m${level} }, { use: m${level} }] }\n`).join('')
  const text = `sluice: 1
pack: { id: acme/nested, version: 1.0.0 }
matchers:
  m0: { contains: x }
${levels}rules:
  - id: nested
    event: tool_call
    match: { args: { $.q: { use: m20 } } }
    skip: Not run. Do not retry.
`
  const loaded = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  const match = loaded.ok ? loaded.value.packs[0]?.rules[0]?.match : undefined
  if (match === undefined) throw new Error('does not load')
  const kinds: string[] = []
  visitTests(match, ({ kind }) => kinds.push(kind))
  // The rule's own use, two below each of the 20 levels, and one `contains` at the bottom.
  expect(kinds.filter((kind) => kind === 'use')).toHaveLength(41)
  expect(kinds.filter((kind) => kind === 'operator')).toHaveLength(1)
})
