import { describe, expect, test } from 'vitest'
import { loadPolicy } from '../load/load-policy.ts'
import type { PolicyAst } from '../rules/policy-ast.ts'
import { candidateEvents, hitEvent } from './candidate-events.ts'

function policyOf(rule: string): PolicyAst {
  const text = `sluice: 1\npack: { id: t/w, version: 1.0.0 }\nrules:\n  - ${rule}\n`
  const loaded = loadPolicy([{ tier: 'host', source: { name: 'p.yaml', text } }])
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ message }) => message).join('; '))
  return loaded.value
}

describe('events that a rule may tell apart', () => {
  const policy = policyOf('{ id: cap, event: tool_call, match: { tool: pay, args: { $.amount: { gt: 500 } } }, unless: { args: { $.ok: { equals: true } } }, skip: No. }')
  const [rule] = policy.packs.flatMap(({ rules }) => rules)
  if (rule === undefined) throw new Error('no rule')

  test('begin with one that the rule hits, changed no more than that takes', () => {
    expect(hitEvent(policy, rule, 'tool_call')).toMatchObject({ tool_name: 'pay', args: { amount: 501 } })
  })

  test('hold both sides of a bound, the permit, and what is missing', () => {
    const args = [...candidateEvents(policy, rule)].filter(({ tool_name: tool }) => tool === 'pay').map((line) => line['args'])
    expect(args).toEqual(expect.arrayContaining([{ amount: 501 }, { amount: 500 }, { amount: 499 }, {}, { amount: 501, ok: true }, { amount: 501, ok: false }]))
  })
})
