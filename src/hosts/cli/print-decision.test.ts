import { expect, test } from 'vitest'
import type { JsonObject } from '../../core/base/json.ts'
import { printDecision } from './print-decision.ts'

test('a refusal names the rule and gives its reason', () => {
  const event = { run_id: 'r1', kind: 'tool_call', tool_name: 'pay' }
  const decision = { decision: 'skip', rule: 'a/b#cap', reason: 'Not paid: above 500.\n' }
  expect(printDecision(event, decision)).toBe('r1 tool_call pay: skip by a/b#cap\n    Not paid: above 500.\n')
})

test('nothing decided is one line', () => {
  expect(printDecision({ run_id: 'r1', kind: 'completion_call' }, { decision: 'continue' })).toBe(
    'r1 completion_call: continue\n',
  )
})

test('a long reason is wrapped at 100 columns', () => {
  const reason = `${'word '.repeat(19)}x end`
  expect(printDecision({ run_id: 'r', kind: 'tool_call' }, { decision: 'skip', reason })).toBe(
    `r tool_call: skip\n    ${'word '.repeat(19)}x\n    end\n`,
  )
})

const call: JsonObject = { run_id: 'r', kind: 'tool_call', tool_name: 'list' }

test.each<[JsonObject & { readonly decision: string }, string]>([
  [{ decision: 'rewrite', args: { n: 5 } }, '    args: {"n":5}\n'],
  [{ decision: 'replace', result: 'a\u202eb' }, '    result: "a<U+202E>b"\n'],
  [{ decision: 'repair', tool_name: 'read' }, '    tool: read\n'],
  [{ decision: 'patch', patch: { temperature: 0, tool_choice: 'auto' } }, '    temperature: 0\n    tool_choice: "auto"\n'],
  [{ decision: 'continue', args: { n: 5 } }, ''],
])('what goes on changed is printed: %j', (decision, want) => {
  expect(printDecision(call, decision)).toBe(`r tool_call list: ${decision.decision}\n${want}`)
})

test('a changed history is counted, not printed', () => {
  const decision = { decision: 'patch', patch: { history: [{ role: 'user', content: 'long' }] } }
  expect(printDecision({ run_id: 'r', kind: 'completion_call' }, decision)).toBe(
    'r completion_call: patch\n    history: 1 message\n',
  )
})

test('a long change is cut at 100 columns', () => {
  const lines = printDecision(call, { decision: 'rewrite', args: { q: 'x'.repeat(200) } }).split('\n')
  expect(lines[1]).toBe(`    args: {"q":"${'x'.repeat(83)}…`)
})

test('a faulty replacement gives its reason once', () => {
  const decision = { decision: 'fault', reason: 'Result withheld: x.', result: 'Result withheld: x.' }
  expect(printDecision(call, decision)).toBe('r tool_call list: fault\n    Result withheld: x.\n')
})
