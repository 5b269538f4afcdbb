import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isJsonArray, isJsonObject, textForm, type Json } from '../../src/core/base/json.ts'
import type { Verdict } from '../../src/core/base/verdict.ts'
import { compileCondition } from '../../src/core/conditions/compile-condition.ts'
import type { ConditionScope } from '../../src/core/conditions/condition-scope.ts'

// L-12, L-52 and the laws `order` and `monotone` of section 12, for conditions.

/** Leaves are tests by name whose verdicts the property sets; over an element the name is the element. */
function scopeOf(verdicts: ReadonlyMap<string, Verdict>): ConditionScope {
  return {
    roots: new Set(['args']),
    operators: new Map([
      ['probe', { bind: () => ({ ok: true, test: (value) => verdicts.get(textForm(value)) ?? 'unknown' }) }],
    ]),
  }
}

const names = ['p', 'q', 'r', 's']
const probe = fc.constantFrom(...names).map((name): Json => ({ probe: [name, true] }))

const expression = fc.letrec<{ node: Json }>((tie) => {
  const many = fc.array(tie('node'), { minLength: 1, maxLength: 3 })
  const elements = fc.array(fc.constantFrom(...names), { maxLength: 3 })
  return {
    node: fc.oneof(
      { maxDepth: 4 },
      probe,
      fc.constantFrom<Json>(true, false),
      fc.tuple(fc.constantFrom('and', 'or'), many).map(([name, operands]): Json => ({ [name]: operands })),
      fc.array(tie('node'), { minLength: 1, maxLength: 5 }).map((operands): Json => ({ if: operands })),
      fc.tuple(fc.constantFrom('!', '!!'), tie('node')).map(([name, operand]): Json => ({ [name]: [operand] })),
      fc
        .tuple(fc.constantFrom('all', 'some', 'none'), elements)
        .map(([name, list]): Json => ({ [name]: [list, { probe: [{ var: '' }, true] }] })),
      fc.tuple(tie('node'), tie('node')).map((operands): Json => ({ '===': operands })),
      fc.tuple(elements, tie('node')).map(
        ([list, start]): Json => ({
          reduce: [list, { or: [{ var: 'accumulator' }, { probe: [{ var: 'current' }, true] }] }, start],
        }),
      ),
    ),
  }
}).node

function judge(condition: Json, verdicts: ReadonlyMap<string, Verdict>): Verdict {
  return compileCondition(condition, scopeOf(verdicts))({ read: () => ({}) }).verdict
}

const valuation = fc
  .tuple(...names.map(() => fc.constantFrom<Verdict>('hit', 'miss', 'unknown')))
  .map((verdicts) => new Map(names.map((name, index) => [name, verdicts[index] ?? 'unknown'])))

const fourBits = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })

test('a hit or miss stays when unknowns are resolved, in whatever way (monotone)', () => {
  fc.assert(
    fc.property(expression, valuation, fourBits, (condition, partial, bits) => {
      const before = judge(condition, partial)
      const whole = new Map(
        [...partial].map(([name, verdict], index): [string, Verdict] => [
          name,
          verdict === 'unknown' ? (bits[index] ? 'hit' : 'miss') : verdict,
        ]),
      )
      const after = judge(condition, whole)
      expect(after).not.toBe('unknown')
      if (before !== 'unknown') expect(after).toBe(before)
    }),
    { numRuns: 10_000 },
  )
})

/** Operands of `and` and `or`, and the elements of quantified lists, the other way round. */
function reversed(condition: Json): Json {
  if (isJsonArray(condition)) return condition.map(reversed)
  if (!isJsonObject(condition)) return condition
  return Object.fromEntries(
    Object.entries(condition).map(([name, operands]): [string, Json] => {
      const inner = reversed(operands)
      if (!isJsonArray(inner)) return [name, inner]
      if (name === 'and' || name === 'or') return [name, inner.toReversed()]
      const [list, ...rest] = inner
      const isQuantifier = name === 'all' || name === 'some' || name === 'none'
      return [name, isQuantifier && isJsonArray(list) ? [list.toReversed(), ...rest] : inner]
    }),
  )
}

/** `===` sees which operand of `and` gave the value, and so the order; the law is about truth. */
function seesValues(condition: Json): boolean {
  if (isJsonArray(condition)) return condition.some(seesValues)
  return isJsonObject(condition) && Object.entries(condition).some(([name, inner]) => name === '===' || seesValues(inner))
}

test('the order of operands changes no verdict (order)', () => {
  fc.assert(
    fc.property(expression.filter((each) => !seesValues(each)), valuation, (condition, verdicts) => {
      expect(judge(reversed(condition), verdicts)).toBe(judge(condition, verdicts))
    }),
    { numRuns: 10_000 },
  )
})
