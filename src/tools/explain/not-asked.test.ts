import { describe, expect, test } from 'vitest'
import { callLine, explainLine, explainLines, resultLine } from '../../../test/support/explain-lines.ts'
import type { Explanation } from './explanation.ts'

/** `rule: why by`, in the order of the policy. */
function reasons({ notAsked }: Explanation): readonly string[] {
  return notAsked.map(({ rule, why, by }) => `${rule.slice(4)}: ${why}${by === undefined ? '' : ` ${by.slice(4)}`}`)
}

describe('a rule is not asked', () => {
  const two = `rules:
  - { id: one, event: tool_call, match: { tool: pay }, skip: No. }
  - { id: two, event: tool_call, match: any, skip: No. }
  - { id: end, event: tool_result, match: any, terminate: Over. }
`

  test('that looks at other events', () => {
    expect(reasons(explainLine(two, resultLine('pay', 'x')))).toEqual(['one: other_event', 'two: other_event'])
  })

  test('behind one that closed the chain (S-41)', () => {
    expect(reasons(explainLine(two, callLine('pay', {})))).toEqual(['two: closed one', 'end: other_event'])
  })

  test('after the end of the run (S-33a)', () => {
    const [, late] = explainLines(two, [resultLine('pay', 'x'), callLine('pay', {})])
    expect(late && reasons(late)).toEqual(['one: run_ended', 'two: run_ended', 'end: other_event'])
  })

  const list = `unmatched: { match: { tool: [pay, send] }, skip: No. }
rules:
  - { id: rent, event: tool_call, match: { args: { $.topic: rent } }, allow: true }
  - { id: send, event: tool_call, match: { tool: send }, allow: true }
`

  test('of an allow list where an earlier one let the call through (L-21)', () => {
    expect(reasons(explainLine(list, callLine('send', { topic: 'rent' })))).toEqual(['send: listed rent'])
  })

  test('of an allow list that is not about the call (L-21)', () => {
    expect(reasons(explainLine(list, callLine('read', { topic: 'rent' })))).toEqual(['rent: not_listed unmatched', 'send: not_listed unmatched'])
  })

  test('where the arguments are not one JSON object (L-91)', () => {
    const { event, notAsked, rules } = explainLine(two, { kind: 'tool_call', tool_name: 'pay', args_text: '{"a":1', internal_call_id: 'c' })
    expect(event.unreadable).toBeTypeOf('string')
    // The first rule was asked and could not answer, which closed the chain for the second.
    expect(rules.map(({ rule, askings }) => [rule, askings.map(({ verdict, passes, answer }) => [verdict, passes, answer])])).toEqual([
      ['t/p#one', [['unknown', [], { flow: 'failure' }]]],
    ])
    expect(notAsked.map(({ rule, why, by }) => [rule, why, by])).toEqual([
      ['t/p#two', 'unreadable', 't/p#one'],
      ['t/p#end', 'other_event', undefined],
    ])
  })

  test('and is placed where it is written', () => {
    const [first] = explainLine(two, callLine('pay', {})).notAsked
    // Lines 1 and 2 are the head of the file; `id` stands in column 5, its value in column 9.
    expect(first?.at).toMatchObject({ file: 'p.yaml', line: 5 })
    expect(first?.action).toBe('skip')
  })
})
