import { describe, expect, test } from 'vitest'
import { ABSENT, UNDECIDED } from '../../core/paths/arg-path.ts'
import { describeValue, seenNodes, seenValue, seenVariables } from './seen.ts'

describe('what a test saw', () => {
  test.each([
    [null, 'null'],
    [true, 'boolean'],
    [1.5, 'number'],
    ['', 'text of 0 characters'],
    // One character beyond the basic plane, two code units.
    ['\u{1F600}', 'text of 1 character'],
    [[1], 'list of 1 element'],
    [[], 'list of 0 elements'],
    [{ a: 1, b: 2 }, 'map of 2 members'],
  ])('is told by kind and length: %j', (value, words) => {
    expect(describeValue(value)).toBe(words)
    expect(seenValue(value, false)).toEqual({ what: words })
    expect(seenValue(value, true)).toEqual({ what: words, value })
  })

  test('is nothing where nothing stands, whoever asks', () => {
    expect(seenValue(ABSENT, true)).toEqual({ what: 'absent' })
    expect(seenValue(UNDECIDED, true)).toEqual({ what: 'nothing that can be read there' })
    expect(seenNodes({ kind: 'absent' }, true)).toEqual({ what: 'absent' })
  })

  test('of the nodes of a path is their number', () => {
    expect(seenNodes({ kind: 'nodes', nodes: [1, ABSENT] }, false)).toEqual({ what: '2 found' })
    expect(seenNodes({ kind: 'nodes', nodes: [1, ABSENT] }, true)).toEqual({ what: '2 found', value: [1, null] })
  })

  test('of a condition is its variables, each by its path', () => {
    expect(seenVariables({ 'args.n': 5, 'args.to': 'Ann' }, false)).toEqual({ what: 'args.n number, args.to text of 3 characters' })
    expect(seenVariables({}, false)).toEqual({ what: 'nothing that is there' })
  })
})
