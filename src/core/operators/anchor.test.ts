import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../base/json.ts'
import { anchorOf, type Anchor } from './anchor.ts'
import { bindOperator, type OperatorModifiers } from './define-operator.ts'
import { operatorByName } from './registry.ts'

test.each<[string, Json, Anchor | undefined]>([
  ['equals', 'a', { kind: 'one_of', values: ['a'] }],
  ['equals', 5, { kind: 'one_of', values: [5] }],
  ['equals', ['a'], undefined],
  ['in', [1, 2], { kind: 'one_of', values: [1, 2] }],
  ['in', [['a']], undefined],
  ['not_equals', 'a', undefined],
  ['not_in', ['a'], undefined],
  ['starts_with', 'git ', { kind: 'prefix', texts: ['git '] }],
  ['ends_with', '.env', { kind: 'contains_any', texts: ['.env'] }],
  ['contains', 'rm', { kind: 'contains_any', texts: ['rm'] }],
  ['contains_any', ['rm', 'dd'], { kind: 'contains_any', texts: ['rm', 'dd'] }],
  ['contains_all', ['a', 'long', 'b'], { kind: 'contains_any', texts: ['long'] }],
  ['matches', '^sudo\\s+rm', { kind: 'contains_any', texts: ['sudo'] }],
  ['matches', 'a|b', undefined],
  ['glob', 'src/*.ts', { kind: 'prefix', texts: ['src/'] }],
  ['glob', '*.ts', { kind: 'contains_any', texts: ['.ts'] }],
  ['glob', 'exact', { kind: 'one_of', values: ['exact'] }],
  ['glob', '*', undefined],
  ['gt', 5, { kind: 'range', min: 5, minOpen: true }],
  ['gte', 5, { kind: 'range', min: 5, minOpen: false }],
  ['lt', 5, { kind: 'range', max: 5, maxOpen: true }],
  ['lte', 5, { kind: 'range', max: 5, maxOpen: false }],
  ['between', [1, 9], { kind: 'range', min: 1, minOpen: false, max: 9, maxOpen: false }],
  ['length', 5, undefined],
  ['type', 'string', undefined],
  ['semver', '*', undefined],
])('the anchor of %s %j', (name, param, anchor) => {
  expect(anchorOf(name, param, {})).toEqual(anchor)
})

test.each<[OperatorModifiers]>([[{ ignoreCase: true }], [{ normalize: ['nfkc'] }]])('none where texts fold: %j', (modifiers) => {
  expect(anchorOf('contains', 'rm', modifiers)).toBeUndefined()
  expect(anchorOf('matches', 'rm', modifiers)).toBeUndefined()
})

describe('an anchor leaves out sure misses only', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '*', '.', '1'), minLength: 1, maxLength: 4 })
  const texts = fc.array(text, { minLength: 1, maxLength: 3 })
  const number = fc.integer({ min: -3, max: 3 })
  const params: Readonly<Record<string, fc.Arbitrary<Json>>> = {
    equals: fc.oneof(text, number),
    in: texts,
    starts_with: text,
    ends_with: text,
    contains: text,
    contains_any: texts,
    contains_all: texts,
    matches: text,
    glob: text,
    gt: number,
    gte: number,
    lt: number,
    lte: number,
    between: fc.tuple(number, number),
  }
  const values = fc.oneof(fc.string({ unit: fc.constantFrom('a', 'b', '*', '.', '1'), maxLength: 6 }), number)

  test.each(Object.entries(params))('%s', (name, param) => {
    const definition = operatorByName(name)!
    fc.assert(
      fc.property(param, values, (operand, value) => {
        const anchor = anchorOf(name, operand, {})
        if (anchor === undefined || definition.check?.(operand as never, {}) !== undefined) return
        if (bindOperator(definition, operand, {})(value, { env: {} }) === 'hit') expect(fits(anchor, value)).toBe(true)
      }),
      { numRuns: 2_000, seed: 11 },
    )
  })
})

function fits(anchor: Anchor, value: string | number): boolean {
  switch (anchor.kind) {
    case 'one_of':
      return anchor.values.includes(value)
    case 'prefix':
      return anchor.texts.some((text) => String(value).startsWith(text))
    case 'contains_any':
      return anchor.texts.some((text) => String(value).includes(text))
    case 'range': {
      const { min = -Infinity, max = Infinity, minOpen = false, maxOpen = false } = anchor
      const number = Number(value)
      return (minOpen ? number > min : number >= min) && (maxOpen ? number < max : number <= max)
    }
  }
}
