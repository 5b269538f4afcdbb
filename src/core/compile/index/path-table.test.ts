import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../base/json.ts'
import { anchorOf, type Anchor } from '../../operators/anchor.ts'
import { bindOperator } from '../../operators/define-operator.ts'
import { operators } from '../../operators/registry.ts'
import { ABSENT, UNDECIDED, type Found } from '../../paths/arg-path.ts'

import { createCollector } from './collector.ts'
import { createPathTable } from './path-table.ts'

function selected(anchors: readonly Anchor[], found: Found): readonly number[] {
  const collector = createCollector(anchors.length)
  const table = createPathTable(() => found, anchors.map((anchor, position) => ({ position, anchor })))
  collector.begin()
  table.collect(null, collector)
  return collector.finish()
}

const anchors: readonly Anchor[] = [
  { kind: 'one_of', values: ['ls', 'pwd'] },
  { kind: 'one_of', values: [5, 0] },
  { kind: 'one_of', values: [true] },
  { kind: 'prefix', texts: ['/etc'] },
  { kind: 'contains_any', texts: ['rm', 'dd'] },
  { kind: 'range', min: 5, minOpen: true },
  { kind: 'range', max: 5, maxOpen: false },
  { kind: 'range', min: 1, minOpen: false, max: 3, maxOpen: false },
]

describe('a path table selects', () => {
  const notText = [1, 2, 5, 6, 7]
  const notNumber = [0, 2, 3, 4]
  test.each<[string, Found, readonly number[]]>([
    ['of a text the text rules that it fits, and all rules that do not judge texts (L-40)', 'ls', [0, ...notText]],
    ['a prefix only at the beginning', 'x/etc', notText],
    ['a keyword anywhere', '/etc/rm', [1, 2, 3, 4, 5, 6, 7]],
    ['of a number the bounds that it fits; an open bound does not belong to it', 5, [1, ...notNumber, 6, 7]],
    ['a lower bound below it; the upper one of a range is left to the rule', 6, [...notNumber, 5, 7].sort()],
    ['minus zero as zero', -0, [1, ...notNumber, 6]],
    ['of a boolean its equals and all others', true, [0, 1, 2, 3, 4, 5, 6, 7]],
    ['of another boolean all others', false, [0, 1, 3, 4, 5, 6, 7]],
    ['nothing where the value is absent or null, which misses', ABSENT, []],
    ['nothing for null', null, []],
    ['everything where the path cannot be followed', UNDECIDED, [0, 1, 2, 3, 4, 5, 6, 7]],
    ['everything for a list or map, which none judges', ['ls'], [0, 1, 2, 3, 4, 5, 6, 7]],
    ['everything for a text with half a character, which text operators do not judge', '\ud800', [0, 1, 2, 3, 4, 5, 6, 7]],
  ])('%s', (_name, found, want) => {
    expect(selected(anchors, found)).toEqual([...want].sort((left, right) => left - right))
  })
})

test('of a long literal the beginning alone is looked for, which the text must hold too', () => {
  const long: readonly Anchor[] = [
    { kind: 'prefix', texts: ['ab'.repeat(50)] },
    { kind: 'contains_any', texts: [`${'ab'.repeat(32)}x`, `${'ab'.repeat(32)}y`] },
  ]
  expect(selected(long, 'ab'.repeat(32))).toEqual([0, 1])
  expect(selected(long, `-${'ab'.repeat(32)}`)).toEqual([1])
  expect(selected(long, 'ab'.repeat(31))).toEqual([])
})

test('a rule that is left out misses for sure (law; operators as the judges)', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '/'), minLength: 1, maxLength: 3 })
  const number = fc.integer({ min: -2, max: 4 })
  const tests: fc.Arbitrary<readonly [string, Json]> = fc.oneof(
    fc.tuple(fc.constantFrom('equals', 'starts_with', 'ends_with', 'contains', 'glob', 'matches'), text),
    fc.tuple(fc.constantFrom('in', 'contains_any', 'contains_all'), fc.array(text, { minLength: 1, maxLength: 3 })),
    fc.tuple(fc.constantFrom('equals', 'gt', 'gte', 'lt', 'lte'), number),
    fc.tuple(fc.constant('between'), fc.tuple(number, number).map(([one, other]) => [Math.min(one, other), Math.max(one, other)])),
    fc.tuple(fc.constant('equals'), fc.boolean()),
    fc.tuple(fc.constant('glob'), text.map((one) => `${one}*`)),
  )
  const value: fc.Arbitrary<Json> = fc.oneof(
    { arbitrary: fc.string({ unit: fc.constantFrom('a', 'b', '/', '*'), maxLength: 5 }), weight: 4 },
    { arbitrary: number, weight: 2 },
    { arbitrary: fc.constantFrom<Json>(true, false, null, [], {}, '\ud800', 0.5), weight: 1 },
  )
  fc.assert(
    fc.property(fc.array(tests, { minLength: 1, maxLength: 12 }), value, (written, found) => {
      const anchored = written.flatMap(([name, param]) => {
        const anchor = anchorOf(name, param, {})
        const definition = operators.find((operator) => operator.name === name)
        return anchor === undefined || definition === undefined ? [] : [{ anchor, judge: bindOperator(definition, param, {}) }]
      })
      const chosen = selected(anchored.map(({ anchor }) => anchor), found)
      for (const [position, { judge }] of anchored.entries()) {
        if (chosen.includes(position)) continue
        // Null is absent for most operators, which is the compiler's to say (L-14).
        if (found !== null) expect(judge(found, { env: {} })).toBe('miss')
      }
    }),
    { numRuns: 1_000 },
  )
})
