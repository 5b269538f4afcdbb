import { describe, expect, test } from 'vitest'
import { newEffort } from '../analysis/effort.ts'
import type { Json, JsonObject } from '../base/json.ts'
import { policyOfText } from '../../../test/support/explain-lines.ts'
import { blankLine } from './blank-line.ts'
import { NOTHING } from './candidate-values.ts'
import { placeWords } from './event-edit.ts'
import { findEdits } from './find-edits.ts'
import { createRuleBench } from './rule-bench.ts'
import { ruleChoices } from './rule-choices.ts'

/** The changes of a call of `pay` that were found, by their places; `none` stands for a member that is taken out. */
function changes(parts: string, args: JsonObject, effort = 4_000): Readonly<Record<string, Json>> | undefined {
  const policy = policyOfText(`rules: [{ id: one, event: tool_call, ${parts}, skip: No. }]\n`)
  const [rule] = policy.packs.flatMap(({ rules }) => rules)
  if (rule === undefined) throw new Error('no rule')
  const line = { ...blankLine('tool_call'), tool_name: 'pay', args }
  const edits = findEdits(line, ruleChoices(policy, rule, 'tool_call'), createRuleBench(policy, rule), newEffort(effort))
  return edits && Object.fromEntries(edits.map(({ place, to }) => [placeWords(place), to === NOTHING ? 'none' : to]))
}

describe('the smallest change with which a rule hits', () => {
  test('goes just over a bound', () => {
    expect(changes('match: { args: { $.n: { gt: 500 } } }', { n: 3 })).toEqual({ 'args $.n': 501 })
    expect(changes('match: { args: { $.n: { lte: 5 } } }', { n: 6 })).toEqual({ 'args $.n': 5 })
  })

  test('takes a value of a list', () => {
    expect(changes('match: { args: { $.to: [Ann, Bob] } }', { to: 'Eve' })).toEqual({ 'args $.to': 'Ann' })
  })

  test('takes a text with the prefix', () => {
    expect(changes('match: { args: { $.path: { starts_with: /srv/ } } }', { path: '/tmp' })).toEqual({ 'args $.path': '/srv/' })
  })

  test('takes a text that a pattern has room for', () => {
    const found = changes('match: { args: { $.id: { matches: "tok_[0-9]{3}", full: true } } }', { id: 'x' })
    expect(found?.['args $.id']).toMatch(/^tok_[0-9]{3}$/)
    expect(Object.keys(found ?? {})).toEqual(['args $.id'])
  })

  test('turns a boolean', () => {
    expect(changes('match: { args: { $.force: true } }', { force: false })).toEqual({ 'args $.force': true })
  })

  test('puts in what is missing, and takes out what stands in the way', () => {
    expect(changes('match: { args: { $.n: { exists: true } } }', {})).toEqual({ 'args $.n': 'x' })
    expect(changes('match: { tool: pay }, unless: { args: { $.by: { exists: true } } }', { by: 'Ann' })).toEqual({ 'args $.by': 'none' })
  })

  test('is made at two places only where one does not do', () => {
    expect(changes('match: { tool: send, args: { $.n: { gt: 1 } } }', { n: 2 })).toEqual({ tool_name: 'send' })
    expect(changes('match: { tool: send, args: { $.n: { gt: 1 } } }', { n: 1 })).toEqual({ tool_name: 'send', 'args $.n': 2 })
  })

  test('is none where the rule hits already', () => {
    expect(changes('match: { tool: pay }', {})).toEqual({})
  })

  test('is said not to be found where no event can be hit, or the effort is spent', () => {
    expect(changes('match: { all: [{ args: { $.n: 1 } }, { args: { $.n: 2 } }] }', { n: 3 })).toBeUndefined()
    expect(changes('match: { args: { $.n: { gt: 500 } } }', { n: 3 }, 0)).toBeUndefined()
  })
})
