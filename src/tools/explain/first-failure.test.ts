import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../core/base/json.ts'
import { callLine, explainLine } from '../../../test/support/explain-lines.ts'
import { whyNotOf } from './why-not.ts'

/** `part: about says verdict` of the condition that is named. */
function failureOf(parts: string, args: JsonObject, more: JsonObject = {}): string | undefined {
  const explanation = explainLine(`rules: [{ id: one, event: tool_call, ${parts}, skip: No. }]\n`, callLine('pay', args, more))
  const { condition } = whyNotOf(explanation, 't/p#one', undefined)
  return condition && `${condition.isPermit ? 'permit ' : ''}${condition.part}: ${[condition.test.about, condition.test.says, condition.test.verdict].filter((word) => word !== undefined).join(' ')}`
}

describe('the first condition that keeps a rule from hitting', () => {
  test('is the first test of an `all` that misses, before one that is unknown (L-12)', () => {
    expect(failureOf('match: { args: { $.n: { gt: 1 }, $.to: Ann } }', { n: 'x', to: 'Bob' })).toBe('match: $.to equals: Ann miss')
  })

  test('is the one that is unknown where none misses', () => {
    expect(failureOf('match: { args: { $.n: { gt: 1 }, $.to: Ann } }', { n: 'x', to: 'Ann' })).toBe('match: $.n gt: 1 unknown')
  })

  test('is an `any` as a whole, since each of its branches would do', () => {
    expect(failureOf('match: { any: [{ tool: read }, { args: { $.n: 1 } }] }', { n: 2 })).toBe('match: any miss')
  })

  test('below a `not` is what hits there', () => {
    expect(failureOf('match: { not: { any: [{ tool: read }, { args: { $.n: 1 } }] } }', { n: 1 })).toBe('match: $.n equals: 1 hit')
  })

  test('is the operand of a `when`', () => {
    expect(failureOf('match: { tool: pay }, when: { and: [{ ">": [{ var: args.n }, 5] }, { "<": [{ var: args.n }, 9] }] }', { n: 9 })).toBe('when: {"<":[{"var":"args.n"},9]} miss')
  })

  test('is the `unless` that lets the call through, by the test that it rests on', () => {
    expect(failureOf('match: { tool: pay }, unless: { any: [{ args: { $.by: Ann } }, { args: { $.by: Bob } }] }', { by: 'Bob' })).toBe('permit unless: $.by equals: Bob hit')
  })

  test('is none where the rule hit', () => {
    expect(failureOf('match: { tool: pay }', {})).toBeUndefined()
  })
})

describe('why not', () => {
  const two = `rules:
  - { id: one, event: tool_call, match: { tool: pay }, skip: No. }
  - { id: two, event: tool_call, match: { tool: read }, skip: No. }
`

  test('says that the rule did hit, and nothing else', () => {
    expect(whyNotOf(explainLine(two, callLine('pay', {})), 't/p#one', undefined)).toEqual({ rule: 't/p#one', hit: true })
  })

  test('says why the rule was not asked', () => {
    expect(whyNotOf(explainLine(two, callLine('pay', {})), 't/p#two', undefined)).toEqual({ rule: 't/p#two', hit: false, notAsked: { why: 'closed', by: 't/p#one' } })
  })

  test('names the exception that let the call through', () => {
    const friend = `rules: [{ id: one, event: tool_call, match: { tool: pay }, skip: No. }]
exceptions: [{ id: friend, rules: [one], match: { args: { $.to: Ann } }, reason: Agreed, owner: sec, expires: 2027-03-31 }]
`
    const { condition } = whyNotOf(explainLine(friend, callLine('pay', { to: 'Ann' }, { at: 0 })), 't/p#one', undefined)
    expect(condition).toMatchObject({ part: 'exception', exception: 't/p#friend', isPermit: true, test: { about: '$.to', verdict: 'hit' } })
  })
})
