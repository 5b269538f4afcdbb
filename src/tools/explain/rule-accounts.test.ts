import { describe, expect, test } from 'vitest'
import { callLine, explainLine } from '../../../test/support/explain-lines.ts'
import type { Explanation, PassAccount } from './explanation.ts'

function passesOf({ rules }: Explanation, rule: string): readonly PassAccount[] {
  return rules.find((account) => account.rule === `t/p#${rule}`)?.askings.flatMap(({ passes }) => passes) ?? []
}

function askingsOf({ rules }: Explanation, rule: string): readonly unknown[] {
  return rules.find((account) => account.rule === `t/p#${rule}`)?.askings.map(({ settled, verdict, exception, answer }) => ({ settled, verdict, exception, answer: answer?.flow })) ?? []
}

describe('the account of a rule', () => {
  const batch = `catalogue: [{ name: many, batch: { items: $.calls, tool: $.tool, args: $.args } }]
rules: [{ id: no-wipe, event: tool_call, match: { tool: wipe }, skip: No. }]
`

  test('tells the call itself, then each call inside it (L-70)', () => {
    const explanation = explainLine(batch, callLine('many', { calls: [{ tool: 'look', args: {} }, { tool: 'wipe', args: {} }] }))
    expect(passesOf(explanation, 'no-wipe').map(({ call, verdict }) => [call, verdict])).toEqual([[0, 'miss'], [1, 'miss'], [2, 'hit']])
    expect(askingsOf(explanation, 'no-wipe')).toEqual([{ settled: false, verdict: 'hit', exception: undefined, answer: 'Skip' }])
  })

  const shadow = 'rules: [{ id: watched, mode: shadow, event: tool_call, match: { tool: pay }, skip: No. }]\n'

  test('says that a shadow rule hit, while it answers nothing (L-18)', () => {
    const explanation = explainLine(shadow, callLine('pay', {}))
    expect(explanation.rules.map(({ rule, mode }) => [rule, mode])).toEqual([['t/p#watched', 'shadow']])
    expect(askingsOf(explanation, 'watched')).toEqual([{ settled: false, verdict: 'hit', exception: undefined, answer: 'Continue' }])
    expect(explanation.decision).toMatchObject({ decision: 'continue', closes: false })
  })

  const friend = `rules: [{ id: cap, event: tool_call, match: { tool: pay }, skip: No. }]
exceptions:
  - { id: friend, rules: [cap], match: { args: { $.to: Ann } }, reason: Agreed, owner: sec, expires: 2027-03-31 }
`
  // 2027-03-31T23:59:59Z and the second after it, in milliseconds since 1970.
  const [inForce, over] = [1_806_537_599_000, 1_806_537_600_000]

  test('names the exception by which a hit became a miss (L-19)', () => {
    expect(Date.UTC(2027, 2, 31, 23, 59, 59)).toBe(inForce)
    const explanation = explainLine(friend, callLine('pay', { to: 'Ann' }, { at: inForce }))
    expect(askingsOf(explanation, 'cap')).toEqual([{ settled: false, verdict: 'miss', exception: 't/p#friend', answer: 'Continue' }])
    const [pass] = passesOf(explanation, 'cap')
    expect(pass?.exception).toBe('t/p#friend')
    expect(pass?.parts.map(({ part, exception, isOver, test: whole }) => [part, exception, isOver, whole?.verdict])).toEqual([
      ['match', undefined, undefined, 'hit'],
      ['exception', 't/p#friend', undefined, 'hit'],
    ])
  })

  test.each([['past its last day', { at: over }], ['of an event whose time is not known', {}]])('says that an exception is not in force: %s (L-19)', (_when, more) => {
    const [pass] = passesOf(explainLine(friend, callLine('pay', { to: 'Ann' }, more)), 'cap')
    expect(pass?.verdict).toBe('hit')
    expect(pass?.parts[1]).toEqual({ part: 'exception', exception: 't/p#friend', isOver: true })
  })

  const list = `unmatched: { match: { args: { $.n: { gt: 1 } } }, skip: No. }
rules:
  - { id: read, event: tool_call, match: { tool: read }, allow: true }
`

  test('of an allow list tells which calls it is about (L-21)', () => {
    const explanation = explainLine(list, callLine('pay', { n: 2 }))
    expect(askingsOf(explanation, 'read')).toEqual([{ settled: true, verdict: 'miss', exception: undefined, answer: undefined }])
    expect(askingsOf(explanation, 'unmatched')).toEqual([{ settled: true, verdict: 'hit', exception: undefined, answer: 'Skip' }])
    const [pass, ...more] = passesOf(explanation, 'unmatched')
    expect(more).toEqual([])
    expect(pass).toMatchObject({ call: 0, verdict: 'hit', parts: [{ part: 'match', test: { kind: 'args', verdict: 'hit' } }] })
  })

  test('of an allow list without a `match` has no tests of its own', () => {
    const open = 'unmatched: { skip: No. }\nrules: [{ id: read, event: tool_call, match: { tool: read }, allow: true }]\n'
    expect(passesOf(explainLine(open, callLine('pay', {})), 'unmatched')).toEqual([])
  })

  test('of a call that the list is not about says so, and does not show its rules the call', () => {
    const explanation = explainLine(list, callLine('pay', { n: 1 }))
    expect(passesOf(explanation, 'unmatched').map(({ verdict }) => verdict)).toEqual(['miss'])
    expect(passesOf(explanation, 'read')).toEqual([])
  })

  test('tells why a test could not be judged (L-12a)', () => {
    const cap = 'rules: [{ id: cap, event: tool_call, match: { args: { $.n: { gt: 1 } } }, skip: No. }]\n'
    const explanation = explainLine(cap, callLine('pay', { n: 'two' }))
    expect(askingsOf(explanation, 'cap')).toEqual([{ settled: false, verdict: 'unknown', exception: undefined, answer: 'failure' }])
    expect(passesOf(explanation, 'cap')[0]?.cause?.path).toBe('$.n')
    expect(explanation.decision.decision).toBe('fault')
  })
})
