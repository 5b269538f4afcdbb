import { expect, test } from 'vitest'
import { loadPolicy } from '../load/load-policy.ts'
import type { EventMatcherNode, PolicyAst } from '../rules/policy-ast.ts'
import { newEffort } from './effort.ts'
import { isPlainMatcher } from './plain-matcher.ts'
import { createMeaning } from './policy-meaning.ts'

function loaded(match: string): { readonly policy: PolicyAst; readonly match: EventMatcherNode } {
  const text = `sluice: 1\npack: { id: acme/example, version: 1.0.0 }\nrules:\n  - { id: r, event: tool_call, match: ${match}, skip: Not run. }\n`
  const result = loadPolicy([{ source: { name: 'policy.yaml', text } }])
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('; '))
  const found = result.value.packs[0]?.rules[0]?.match
  if (found === undefined) throw new Error('no match')
  return { policy: result.value, match: found }
}

const plain = [
  '{ tool: bash }',
  '{ tool: [bash, "sh*"], args: { $.a: { gt: 5 } } }',
  '{ args: { $.a: x, $.b: { in: [1, 2] }, $.c.d: { starts_with: / }, $.e: { contains: q } } }',
  '{ tool: a, args: { $.a: { matches: "^forbidden-1-[0-9]+$" } } }',
]

test.each(plain)('%s is plain', (match) => {
  expect(isPlainMatcher(loaded(match).match)).toBe(true)
})

test.each(plain)('%s can hit and can miss, which the analysis proves the long way', (text) => {
  const { policy, match } = loaded(text)
  const meaning = createMeaning(policy)
  const { formula } = meaning.ofMatcher(match, false)
  for (const verdict of ['hit', 'miss'] as const) {
    expect(meaning.isImpossible([{ formula, wanted: [verdict] }], newEffort(10_000))).toBe(false)
  }
})

test.each([
  'any',
  '{ tool: "*" }',
  '{ tool: [bash, bash] }',
  '{ args: { $.a: { gt: 5, lt: 3 } } }',
  '{ args: { $.a: { type: string }, $.a.b: { gt: 5 } } }',
  '{ args: { $.a: { matches: ".*" } } }',
  '{ args: { $.a: { matches: "x*" } } }',
  '{ args: { $.a: { any: [x, y] } } }',
  '{ args: { "$.a[*]": { some: x } } }',
  '{ args: { $.a: { contains: x, ignore_case: true } } }',
  '{ any: [{ tool: a }, { tool: b }] }',
])('%s is not: it takes more to tell what it means', (match) => {
  expect(isPlainMatcher(loaded(match).match)).toBe(false)
})
