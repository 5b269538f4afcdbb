import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import jsonLogic from 'json-logic-js'
import { expect, test } from 'vitest'
import { isJsonArray, isJsonObject, ownMember, type Json, type JsonObject } from '../../src/core/base/json.ts'
import { checkCondition } from '../../src/core/conditions/check-condition.ts'
import { compileCondition, compileValue } from '../../src/core/conditions/compile-condition.ts'
import { CONDITION_ABSENT, type ConditionData } from '../../src/core/conditions/condition-data.ts'
import type { ConditionScope } from '../../src/core/conditions/condition-scope.ts'
import { isUnknown } from '../../src/core/conditions/outcome.ts'

// L-53: wherever Sluice is not unknown it equals json-logic-js on data without inherited members.

const runs = 10_000
const scope: ConditionScope = { roots: new Set(['args', 'env']), operators: new Map() }

const texts = ['', '0', '1', 'a', 'ab', '-1', 'null', '1,2']
const scalar = fc.constantFrom<Json>(null, true, false, 0, -0, 1, 2, -1, 0.5, 1e308, ...texts)
const numbers = fc.constantFrom<Json>(0, -0, 1, 2, -1, 0.5, 3, 10, 1e308)
const names = fc.constantFrom('a', 'b', 'n', 'l', 'o', '0', '1')

const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 3 }),
  ),
})).value

/** Members that make decided expressions likely, beside free ones. */
const args = fc.record(
  {
    a: value,
    b: value,
    n: fc.oneof({ weight: 4, arbitrary: numbers }, value),
    l: fc.oneof({ weight: 3, arbitrary: fc.array(numbers, { maxLength: 4 }) }, fc.array(value, { maxLength: 4 }), value),
    o: fc.oneof(fc.array(fc.record({ a: value, n: numbers }), { maxLength: 3 }), value),
  },
  { requiredKeys: [] },
)
const data: fc.Arbitrary<JsonObject> = fc.record({ args, env: value }, { requiredKeys: ['args'] })

type PlaceName = 'event' | 'element' | 'fold'

function path(place: PlaceName, extra: readonly string[]): fc.Arbitrary<Json> {
  const step = extra.length === 0 ? names : fc.oneof(names, fc.constantFrom(...extra))
  const tail = fc.array(step, { minLength: 0, maxLength: 2 })
  switch (place) {
    case 'event':
      return fc
        .tuple(fc.constantFrom('args', 'args', 'args', 'env'), step, tail)
        .map(([root, first, rest]) => [root, first, ...rest].join('.'))
    case 'element':
      return fc.oneof(fc.constant(''), fc.constantFrom(0, 1), tail.map((rest) => rest.join('.')))
    case 'fold':
      return fc
        .tuple(fc.constantFrom('current', 'accumulator'), fc.array(step, { maxLength: 1 }))
        .map(([root, rest]) => [root, ...rest].join('.'))
  }
}

function expressions(extra: readonly string[]): fc.Arbitrary<Json> {
  const known = new Map<string, fc.Arbitrary<Json>>()
  const expression = (place: PlaceName, depth: number): fc.Arbitrary<Json> => {
    const key = `${place} ${depth}`
    const found = known.get(key)
    if (found !== undefined) return found
    const variable = fc.oneof(
      { weight: 3, arbitrary: path(place, extra).map((at): Json => ({ var: at })) },
      fc.tuple(path(place, extra), scalar).map(([at, fallback]): Json => ({ var: [at, fallback] })),
    )
    const leaf = fc.oneof(variable, variable, scalar, numbers)
    const made =
      depth === 0
        ? leaf
        : fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 6, arbitrary: operation(place, depth - 1) })
    known.set(key, made)
    return made
  }
  const operation = (place: PlaceName, depth: number): fc.Arbitrary<Json> => {
    const any = expression(place, depth)
    const some = (minLength: number, maxLength: number): fc.Arbitrary<Json[]> => fc.array(any, { minLength, maxLength })
    const node = (operators: readonly string[], operands: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
      fc.tuple(fc.constantFrom(...operators), operands).map(([name, each]) => ({ [name]: each }))
    const number = fc.oneof(numbers, any)
    const list = fc.oneof({ weight: 3, arbitrary: path(place, extra).map((at): Json => ({ var: at })) }, some(0, 3), any)
    return fc.oneof(
      node(['==', '===', '!=', '!=='], some(2, 2)),
      node(['<', '<=', '>', '>='], fc.tuple(number, number)),
      node(['<', '<='], fc.tuple(number, number, number)),
      node(['+', '*', 'min', 'max'], fc.array(number, { minLength: 1, maxLength: 3 })),
      node(['-', '/', '%'], fc.tuple(number, number)),
      node(['-'], number),
      node(['and', 'or'], some(1, 3)),
      node(['if', '?:'], some(1, 5)),
      node(['!', '!!'], some(1, 1)),
      node(['in'], fc.tuple(any, list)),
      node(['cat', 'merge'], some(1, 3)),
      node(['substr'], fc.tuple(any, number)),
      node(['substr'], fc.tuple(any, number, number)),
      node(['missing'], fc.array(path(place, extra), { minLength: 1, maxLength: 3 })),
      node(['missing'], fc.tuple(list)),
      node(['missing_some'], fc.tuple(number, fc.oneof(fc.array(path(place, extra), { maxLength: 3 }), list))),
      node(['map', 'filter', 'all', 'some', 'none'], fc.tuple(list, expression('element', depth))),
      node(['reduce'], fc.tuple(list, expression('fold', depth), number)),
      node(['reduce'], fc.tuple(list, expression('fold', depth))),
      some(0, 3),
    )
  }
  return fc.oneof(operation('event', 0), operation('event', 1), operation('event', 2))
}

/** The same value without inherited members; lists keep theirs, as everywhere in JavaScript. */
function bare(json: Json): Json {
  if (isJsonArray(json)) return json.map(bare)
  if (!isJsonObject(json)) return json
  const members = Object.entries(json).map(([key, member]) => [key, bare(member)] as const)
  return Object.assign(Object.create(null) as JsonObject, Object.fromEntries(members))
}

function asData(root: JsonObject): ConditionData {
  return { read: (name) => ownMember(root, name) ?? CONDITION_ABSENT }
}

const threw: unique symbol = Symbol('threw')
function oracle(expression: Json, root: JsonObject): unknown {
  try {
    const result: unknown = jsonLogic.apply(expression as object, root)
    return result
  } catch {
    return threw
  }
}

interface Tally {
  decided: number
  truthOnly: number
  unknown: number
  threw: number
}

/**
 * Operators that may leave an unknown operand without effect. Where the library throws in such an operand it
 * has no value to compare, while Sluice takes the operand for unknown and may decide by the others (L-52).
 */
const forgiving = ['and', 'or', 'if', '?:', 'all', 'some', 'none', 'reduce']

function canForgive(expression: Json): boolean {
  if (isJsonArray(expression)) return expression.some(canForgive)
  if (!isJsonObject(expression)) return false
  return Object.entries(expression).some(([name, operands]) => forgiving.includes(name) || canForgive(operands))
}

/** What differs, or undefined. */
function difference(expression: Json, root: JsonObject, tally: Tally): unknown {
  const value = compileValue(expression, scope)(asData(root))
  const { verdict } = compileCondition(expression, scope)(asData(root))
  const want = oracle(expression, root)
  if (want === threw) {
    tally.threw++
    return verdict === 'unknown' || canForgive(expression) ? undefined : { value, verdict, want }
  }
  const wantVerdict = jsonLogic.truthy(want) ? 'hit' : 'miss'
  if (!isUnknown(value)) {
    tally.decided++
    return isDeepStrictEqual(normal(value), normal(want)) && verdict === wantVerdict ? undefined : { value, verdict, want }
  }
  if (verdict === 'unknown') {
    tally.unknown++
    return undefined
  }
  tally.truthOnly++
  return verdict === wantVerdict ? undefined : { verdict, want }
}

/** Own members only count; `isDeepStrictEqual` compares prototypes too. */
function normal(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(normal)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([key, member]) => [key, normal(member)]))
}

function compare(expression: fc.Arbitrary<Json>, prepare: (root: JsonObject) => JsonObject): Tally {
  const tally: Tally = { decided: 0, truthOnly: 0, unknown: 0, threw: 0 }
  const loadable = fc
    .tuple(expression, fc.array(data, { minLength: 2, maxLength: 2 }))
    .filter(([each]) => checkCondition(each, scope).length === 0)
  fc.assert(
    fc.property(loadable, ([each, roots]) => {
      for (const root of roots) expect(difference(each, prepare(root), tally)).toBeUndefined()
    }),
    { numRuns: runs },
  )
  return tally
}

test('equals json-logic-js wherever it is not unknown, on plain data (L-53)', () => {
  const tally = compare(expressions([]), (root) => root)
  console.info(`plain data: ${JSON.stringify(tally)}`)
  expect(tally.decided).toBeGreaterThan(0.5 * runs)
})

test('equals json-logic-js on data without inherited members, whatever the names are (L-50, L-53)', () => {
  const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
  const tally = compare(expressions(inherited), (root) => bare(root) as JsonObject)
  console.info(`bare data: ${JSON.stringify(tally)}`)
  expect(tally.decided).toBeGreaterThan(0.5 * runs)
})
