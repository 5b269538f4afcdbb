import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../core/base/json.ts'
import { flipKind, flipKinds, isFlip } from './flip-kind.ts'

const go = { decision: 'continue' }
const skip = { decision: 'skip', rule: 'a#s', reason: 'No.', flow: { type: 'Skip' } }
const end = { decision: 'terminate', rule: 'a#t', reason: 'Over.' }
const args = (value: number): JsonObject => ({ decision: 'rewrite', args: { n: value } })
const undecided = (type: string): JsonObject => ({ decision: 'fault', rule: 'a#f', flow: { type } })

describe('how hard each side steps in comes first', () => {
  test.each<[string, JsonObject, JsonObject, string]>([
    ['a call that was refused goes on', skip, go, 'loosened'],
    ['a call that went on is refused', go, skip, 'tightened'],
    ['a call that went on goes on changed', go, args(1), 'tightened'],
    ['a refused call goes on changed', skip, args(1), 'loosened'],
    ['a refusal in place of an end', end, skip, 'loosened'],
    ['an unknown call is mended, so a tool runs', { decision: 'fail' }, { decision: 'repair', tool_name: 'x' }, 'loosened'],
    ['a fault refuses a call (L-12a)', go, undecided('Skip'), 'tightened'],
    ['a fault hides a whole result (S-90a)', { decision: 'replace', result: 'x' }, undecided('RewriteResult'), 'tightened'],
    ['a fault that ends the run', undecided('Skip'), undecided('Terminate'), 'tightened'],
  ])('%s', (_name, old, now, want) => {
    expect(flipKind(old, now)).toBe(want)
  })
})

describe('as hard as before', () => {
  test.each<[string, JsonObject, JsonObject, string | undefined]>([
    ['the same', args(1), args(1), undefined],
    ['other arguments', args(1), args(2), 'changed_arguments'],
    ['another result', { decision: 'replace', result: 'a' }, { decision: 'replace', result: 'b' }, 'changed_result'],
    ['a result that is now an error', { decision: 'replace', result: 'a', is_error: false }, { decision: 'replace', result: 'a', is_error: true }, 'changed_result'],
    ['another patch', { decision: 'patch', patch: { t: 1 } }, { decision: 'patch', patch: {} }, 'changed_request'],
    ['another tool', { decision: 'repair', tool_name: 'a' }, { decision: 'repair', tool_name: 'b' }, 'changed_tool'],
    ['a fault in place of a refusal', skip, undecided('Skip'), 'changed_answer'],
    ['another text', skip, { ...skip, reason: 'Never.' }, 'changed_reason'],
    ['another rule', skip, { ...skip, rule: 'a#x' }, 'changed_reason'],
    ['arguments that would have run beside a refusal (S-45)', { ...skip, args: { n: 1 } }, { ...skip, args: { n: 2 } }, undefined],
  ])('%s', (_name, old, now, want) => {
    expect(flipKind(old, now)).toBe(want)
  })
})

test('other reasons alone are no flip that a gate counts', () => {
  expect(flipKinds.filter((kind) => !isFlip(kind))).toEqual(['changed_reason'])
})
