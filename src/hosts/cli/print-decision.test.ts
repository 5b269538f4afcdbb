import { expect, test } from 'vitest'
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
