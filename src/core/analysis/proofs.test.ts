import { describe, expect, test } from 'vitest'
import { aPolicy } from '../../../test/support/compiled-policy.ts'
import type { Json, JsonObject } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import { newEffort } from './effort.ts'
import { createMeaning } from './policy-meaning.ts'

/** The verdicts that a rule with these parts is proved never to give. */
function neverOf(parts: JsonObject, more: JsonObject = {}): readonly Verdict[] {
  const policy = aPolicy({ ...more, rules: [{ id: 'r', event: 'tool_call', skip: 'Not run.', ...parts }] })
  const meaning = createMeaning(policy)
  const [rule] = policy.packs.flatMap(({ rules }) => rules)
  if (rule === undefined) throw new Error('no rule')
  const { verdict } = meaning.ofRule(rule, 'tool_call')
  return (['hit', 'miss', 'unknown'] as const).filter((wanted) => meaning.isImpossible([{ formula: verdict, wanted: [wanted] }], newEffort(20_000)))
}

const ofValue = (test: Json): readonly Verdict[] => neverOf({ match: { args: { '$.x': test } } })

describe('each trap of the analysis', () => {
  test('another type is unknown, so neither a test nor its `not` hits it', () => {
    expect(ofValue({ type: 'string', gt: 5 })).toEqual(['hit'])
    expect(ofValue({ type: 'string', not: { gt: 5 } })).toEqual(['hit'])
  })

  test('an absent value is a miss for a guard, below a path `not` too (L-14)', () => {
    expect(ofValue({ exists: false, equals: 'a' })).toEqual(['hit'])
    expect(neverOf({ match: { args: { '$.x': { exists: false } }, not: { args: { '$.x': 'a' } } } })).toEqual([])
    expect(neverOf({ match: { all: [{ args: { '$.x': { exists: false } } }, { args: { '$.x': { not: { equals: 'a' } } } }] } })).toEqual(['hit'])
  })

  test('null is absent save for the tests that judge it (L-14)', () => {
    expect(ofValue({ type: 'null', contains: 'a' })).toEqual(['hit'])
    expect(ofValue({ type: 'null', not_equals: 'a' })).toEqual([])
  })

  test('a path and its stretches name one value', () => {
    expect(neverOf({ match: { args: { '$.o.k': 'a', '$.o': { '$.k': 'b' } } } })).toEqual(['hit'])
  })

  test('numbers are doubles: there is one between 5 and 5.1, and none between neighbours', () => {
    expect(ofValue({ gt: 5, lt: 5.1 })).toEqual([])
    expect(ofValue({ gt: 1, lt: 1 + Number.EPSILON })).toEqual(['hit'])
  })

  test('a search is no match of the whole', () => {
    expect(ofValue({ all: [{ matches: '^/srv' }, { starts_with: '/etc' }] })).toEqual(['hit'])
    expect(ofValue({ all: [{ matches: '/srv' }, { starts_with: '/etc' }] })).toEqual([])
  })

  test('k and the sign of Kelvin are one where case does not count', () => {
    expect(ofValue({ all: [{ matches: '^\\x{212A}$' }, { matches: '^[a-z]$', ignore_case: true }] })).toEqual([])
    expect(ofValue({ all: [{ equals: '\u212a' }, { matches: '^[a-z]$' }] })).toEqual(['hit'])
  })

  test('`length` counts code points', () => {
    expect(ofValue({ equals: '\u{1f600}', length: 1 })).toEqual([])
    expect(ofValue({ equals: 'ab', length: 3 })).toEqual(['hit'])
  })

  test('elements are judged one by one: one may fit what another one does not', () => {
    expect(neverOf({ match: { args: { '$.l[*]': { all: [{ some: 'a' }, { some: 'b' }] } } } })).toEqual([])
    expect(neverOf({ match: { args: { '$.l[*]': { all: [{ some: 'a' }, { every: 'b' }] } } } })).toEqual(['hit'])
    expect(neverOf({ match: { args: { '$.l[*]': { all: [{ every: 'a' }, { every: 'b' }] } } } })).toEqual(['hit'])
    expect(neverOf({ match: { args: { '$.l[*]': { all: [{ none: 'a' }, { some: 'a' }] } } } })).toEqual(['hit'])
  })

  test('over nothing `every` misses, save with `empty`', () => {
    expect(neverOf({ match: { args: { '$.l[*]': { all: [{ every: 'a', empty: 'hit' }, { every: 'b', empty: 'hit' }] } } } })).toEqual([])
  })

  test('how many there are is a whole number', () => {
    expect(neverOf({ match: { args: { '$.l[*]': { count: { gt: 1, lt: 2 } } } } })).toEqual(['hit'])
  })

  test('what is not modelled may say anything of what it judges, below `not` something else', () => {
    const shell = { shell: { runs: 'rm' } }
    expect(ofValue({ all: [shell, { shell: { runs: 'cp' } }] })).toEqual([])
    expect(neverOf({ match: { args: { '$.x': shell } }, when: { '>': [{ var: 'run.turn' }, 5] } })).toEqual([])
    expect(neverOf({ match: { all: [{ args: { '$.x': shell } }, { not: { args: { '$.x': shell } } }] } })).toEqual([])
    expect(ofValue({ type: 'number', ...shell })).toEqual(['hit'])
  })

  test('one test says one thing wherever it stands', () => {
    const test = { args: { '$.x': { shell: { runs: 'rm' } } } }
    const rules = [{ match: test }, { match: { tool: 'bash', ...test } }].map((parts, index) => ({ id: `r${index}`, event: 'tool_call', skip: 'Not run.', ...parts }))
    const policy = aPolicy({ rules })
    const meaning = createMeaning(policy)
    const [wide, narrow] = policy.packs.flatMap((pack) => pack.rules).map((rule) => meaning.ofRule(rule, 'tool_call').verdict)
    if (wide === undefined || narrow === undefined) throw new Error('no rules')
    expect(meaning.isImpossible([{ formula: narrow, wanted: ['hit'] }, { formula: wide, wanted: ['miss', 'unknown'] }], newEffort(100))).toBe(true)
    expect(meaning.isImpossible([{ formula: wide, wanted: ['hit'] }, { formula: narrow, wanted: ['miss', 'unknown'] }], newEffort(100))).toBe(false)
  })

  test('a name that looks like another one is unknown to every tool test (L-17)', () => {
    expect(neverOf({ match: { tool: '*' } })).toEqual(['miss'])
    expect(neverOf({ match: { any: [{ tool: 'bash' }, { not: { tool: 'bash' } }] } })).toEqual(['miss'])
  })

  test('an exception that may be over lets the rule hit', () => {
    const exceptions = [{ id: 'e', rules: ['r'], match: { tool: 'bash' }, whole_rule: true, reason: 'R', owner: 'o', expires: '2027-01-31' }]
    expect(neverOf({ match: { tool: 'bash' } }, { exceptions })).toEqual([])
    expect(neverOf({ match: { tool: 'bash' }, unless: { tool: 'b*' } })).toEqual(['hit'])
  })

  test('where finding out costs too much, nothing is claimed', () => {
    const policy = aPolicy({ rules: [{ id: 'r', event: 'tool_call', match: { args: { '$.x': { equals: 'ab', length: 3 } } }, skip: 'Not run.' }] })
    const meaning = createMeaning(policy)
    const [rule] = policy.packs.flatMap(({ rules }) => rules)
    const goals = rule === undefined ? [] : [{ formula: meaning.ofRule(rule, 'tool_call').verdict, wanted: ['hit'] as const }]
    expect(meaning.isImpossible(goals, newEffort(2))).toBe(false)
    expect(meaning.isImpossible(goals, newEffort(2_000))).toBe(true)
  })
})
