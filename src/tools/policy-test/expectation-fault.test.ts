import { describe, expect, test } from 'vitest'
import type { Json } from '../../core/base/json.ts'
import { expectationFault } from './expectation-fault.ts'

describe('an expectation that came out of an expansion (L-80)', () => {
  test.each<[Json, boolean]>([
    ['skip', false],
    ['refused', false],
    ['hit', true],
    [{ decision: 'skip', rule: 'r', args: {}, shadow: [] }, false],
    [{ decision: 'refused' }, false],
    [{ labels: [] }, false],
  ])('%j compares something', (expectation, isInRule) => {
    expect(expectationFault(expectation, isInRule)).toBeUndefined()
  })

  test.each<[Json, boolean, string]>([
    ['contniue', true, '`contniue` cannot be expected; did you mean `continue`?'],
    ['hit', false, '`hit` cannot be expected'],
    [null, true, '`null` cannot be expected'],
    [{}, true, '`expect` is an empty map, which compares nothing'],
    [{ decison: 'skip' }, true, 'unknown key `decison` in `expect`; did you mean `decision`?'],
    // A field of the decision that L-80 does not name is no expectation either.
    [{ kind: 'tool_call' }, true, 'unknown key `kind` in `expect`'],
    [{ decision: 'hit' }, true, '`hit` cannot be expected'],
  ])('%j (in a rule: %j) is refused', (expectation, isInRule, about) => {
    expect(expectationFault(expectation, isInRule)).toContain(about)
  })
})
