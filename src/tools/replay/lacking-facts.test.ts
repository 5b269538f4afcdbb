import { expect, test } from 'vitest'
import type { JsonObject } from '../../core/base/json.ts'
import { loadPolicy } from '../../core/load/load-policy.ts'
import { readEvent } from '../../core/records/read-event.ts'
import { findLackingFacts } from './lacking-facts.ts'

const text = `sluice: 1
pack: { id: a/p, version: 1.0.0 }
rules:
  - { id: jail, event: tool_call, match: { tool: read, args: { $.path: { path: { inside: /etc } } } }, skip: No. }
  - { id: cap, event: tool_call, match: { tool: pay, args: { $.amount: { gt: 5 } } }, skip: No. }
  - { id: home, event: tool_call, match: { tool: read, env: { tenant: acme } }, skip: No. }
  - { id: ask-first, event: tool_call, match: { tool: pay }, ask: { question: "Pay?", timeout_ms: 60000, otherwise: "Not paid." } }
`
const loaded = loadPolicy([{ source: { name: 'p.yaml', text } }], { host: { ports: ['realPath'], checks: [], hasApprover: true } })
if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics))
const find = findLackingFacts(loaded.value)

function event(more: JsonObject = {}) {
  const read = readEvent({ kind: 'tool_call', run_id: 'r', turn: 1, tool_name: 'read', args: {}, internal_call_id: 'c', ...more })
  if (!read.ok) throw new Error(read.message)
  return read.value
}
const unknown = (...rules: string[]): JsonObject => ({ decision: 'fault', rules: rules.map((rule) => ({ rule, verdict: 'unknown' })) })

test('a fact that was missed is laid at the door of the undecided rules that can ask for it', () => {
  expect(find(event(), unknown('a/p#jail', 'a/p#cap'), new Set(['links']))).toEqual([{ rule: 'a/p#jail', fact: 'links' }])
  expect(find(event(), unknown('a/p#home', 'a/p#cap'), new Set(['env.tenant']))).toEqual([{ rule: 'a/p#home', fact: 'env.tenant' }])
})

test('a rule that was decided lacked nothing, and neither does one of another policy', () => {
  const hit = { decision: 'skip', rule: 'a/p#jail', rules: [{ rule: 'a/p#jail', verdict: 'hit' }] }
  expect(find(event(), hit, new Set(['links']))).toEqual([])
  expect(find(event(), unknown('b/q#jail'), new Set(['links']))).toEqual([])
})

test('facts whose absence has a meaning of its own are not wanting (L-42)', () => {
  expect(find(event(), unknown('a/p#home'), new Set(['env.os', 'env.fs_case']))).toEqual([])
})

test('an approval that the line does not hold is wanting where the rule that asks for it decided', () => {
  const fault = { decision: 'fault', rule: 'a/p#ask-first', rules: [{ rule: 'a/p#ask-first', verdict: 'hit' }] }
  expect(find(event({ tool_name: 'pay' }), fault, new Set())).toEqual([{ rule: 'a/p#ask-first', fact: 'approval' }])
  expect(find(event({ tool_name: 'pay' }), { ...fault, decision: 'continue', rule: 'a/p#cap' }, new Set())).toEqual([])
})
