import { expect, test } from 'vitest'
import { underlinedBy } from '../../../../../test/support/lint-findings.ts'
import { nonIdempotentRewrite } from './non-idempotent-rewrite.ts'

const rewrite = (tool: string, ...operations: string[]): string =>
  `- id: rule-${String(operations.join().length)}\n  event: tool_call\n  match: { tool: "${tool}" }\n  rewrite:\n${operations.map((operation) => `    - ${operation}\n`).join('')}`

test.each([
  ['a deletion, which another rule holds against guards (SLC529)', rewrite('x', 'replace: { $.p: { pattern: "\\\\.\\\\./", with: "" } }'), []],
  ['a replacement that holds what is found', rewrite('x', 'replace: { $.p: { pattern: "a+", with: "ba" } }'), ['$.p']],
  ['a default out of the range that came before it', rewrite('x', 'clamp: { $.n: { max: 5 } }', 'default: { $.n: 9 }'), ['$.n']],
  ['two values that take turns', rewrite('x', 'set: { $.n: { ref: args.m } }', 'set: { $.m: 5 }'), ['$.n']],
  ['two rules that undo each other', rewrite('x', 'set: { $.n: 1 }', 'clamp: { $.k: { max: 5 } }') + rewrite('*', 'rebase: { $.p: { from: /a, onto: /b } }', 'default: { $.k: 9 }'), ['$.k']],
])('%s', (_name, rules, want) => {
  expect(underlinedBy(nonIdempotentRewrite, rules)).toEqual(want)
})

test.each([
  ['a single sign is taken out', rewrite('x', 'replace: { $.p: { pattern: ";", with: "" } }')],
  ['the replacement keeps the parts apart', rewrite('x', 'replace: { $.p: { pattern: "\\\\.\\\\./", with: "_" } }')],
  ['the range comes last', rewrite('x', 'default: { $.n: 9 }', 'coerce: { $.n: integer }', 'clamp: { $.n: { max: 5 } }')],
  ['folders are moved on', rewrite('x', 'rebase: { $.p: { from: /a, onto: /b } }', 'rebase: { $.p: { from: /b, onto: /c } }')],
  ['the rules are about different tools', rewrite('x', 'clamp: { $.n: { max: 5 } }') + rewrite('y', 'default: { $.n: 9 }')],
])('nothing is said where %s', (_name, rules) => {
  expect(underlinedBy(nonIdempotentRewrite, rules)).toEqual([])
})
