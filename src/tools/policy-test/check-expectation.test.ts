import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../core/base/json.ts'
import { checkExpectation, expectsIntervention, isDecidedBy, type StepResult } from './check-expectation.ts'

const step = (decision: JsonObject, more: Partial<StepResult> = {}): StepResult => ({ decision, labels: [], ...more })
const skipped = step(
  { decision: 'skip', rule: 'acme/p#guard', reason: 'No.', diagnostics: [{ code: 'SLC705' }], rules: [
    { rule: 'acme/p#quiet', verdict: 'hit', mode: 'shadow' }, { rule: 'acme/p#guess', verdict: 'unknown', mode: 'shadow' }, { rule: 'acme/p#guard', verdict: 'hit', mode: 'enforce' },
  ] },
  { verdict: 'hit', args: { a: 1 }, labels: ['x', 'b'] },
)
const isFitting = (expectation: Json, result: StepResult): boolean => checkExpectation(expectation, result).length === 0

describe('a word (L-80)', () => {
  test('is the decision, or the verdict of the rule that the case stands in', () => {
    expect(['skip', 'hit', 'refused'].filter((word) => !isFitting(word, skipped))).toEqual([])
    expect(['continue', 'terminate', 'miss', 'unknown', 'fault'].filter((word) => isFitting(word, skipped))).toEqual([])
  })

  test.each(['skip', 'terminate', 'fault', 'fail'])('`refused` holds for %s: it did not run', (decision) => {
    expect(isFitting('refused', step({ decision }))).toBe(true)
  })

  test.each(['continue', 'rewrite', 'replace', 'patch', 'repair', 'retry'])('`refused` does not hold for %s', (decision) => {
    expect(isFitting('refused', step({ decision }))).toBe(false)
  })

  test('tells what was wanted and what came', () => {
    expect(checkExpectation('continue', skipped)).toEqual([{ field: 'decision', want: 'continue', got: 'skip' }])
    expect(checkExpectation('hit', step({ decision: 'continue' }))).toEqual([{ field: 'verdict', want: 'hit' }])
  })
})

describe('a map', () => {
  test.each<[string, Json]>([
    ['compares only the keys that it has', { decision: 'skip' }],
    ['takes the own name of a rule', { rule: 'guard' }],
    ['or its full name', { rule: 'acme/p#guard' }],
    ['compares arguments whole', { args: { a: 1 } }],
    ['takes labels in any order', { labels: ['b', 'x'] }],
    ['names the shadow rules that hit', { shadow: ['quiet'] }],
    ['names the codes that were reported', { diagnostics: ['SLC705'] }],
    ['compares other fields as they stand', { reason: 'No.' }],
    ['takes `refused` as a decision', { decision: 'refused', rule: 'guard' }],
  ])('%s', (_name, expectation) => {
    expect(checkExpectation(expectation, skipped)).toEqual([])
  })

  test.each<[string, Json, number]>([
    ['each key that differs', { decision: 'continue', rule: 'uard', reason: 'Other.' }, 3],
    ['arguments that hold more', { args: {} }, 1],
    ['a result where there is none', { result: null }, 1],
    ['a label that is missing', { labels: ['b'] }, 1],
    ['shadow rules that only could not be judged', { shadow: ['quiet', 'guess'] }, 1],
  ])('reports %s', (_name, expectation, count) => {
    expect(checkExpectation(expectation, skipped)).toHaveLength(count)
  })

  test('anything else is no expectation', () => {
    expect(checkExpectation(['skip'], skipped)).toEqual([{ field: 'expect', want: ['skip'] }])
  })
})

describe('a case inside a rule that expects an intervention (L-81)', () => {
  test.each<[Json, boolean]>([
    ['skip', true],
    ['refused', true],
    ['rewrite', true],
    ['continue', false],
    ['hit', false],
    ['unknown', false],
    [{ decision: 'skip' }, true],
    [{ decision: 'continue' }, false],
    [{ decision: 'skip', rule: 'other' }, false],
    [{ labels: ['x'] }, false],
  ])('%j: %j', (expectation, want) => {
    expect(expectsIntervention(expectation)).toBe(want)
  })

  test('is decided by the rule that is named, or by one of several that changed the value', () => {
    const rules = [{ rule: 'a', verdict: 'hit' }, { rule: 'b', verdict: 'hit' }, { rule: 'c', verdict: 'unknown' }]
    expect(isDecidedBy({ decision: 'skip', rule: 'b', rules }, 'b')).toBe(true)
    expect(isDecidedBy({ decision: 'skip', rule: 'b', rules }, 'a')).toBe(false)
    expect(isDecidedBy({ decision: 'rewrite', rule: 'b', rules }, 'a')).toBe(true)
    expect(isDecidedBy({ decision: 'rewrite', rule: 'b', rules }, 'c')).toBe(false)
  })
})
