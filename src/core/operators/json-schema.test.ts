import { describe, expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import type { Json } from '../base/json.ts'
import { compileSchema, schemaKeywords } from './json-schema.ts'
import { schema } from './schema.ts'

function verdict(source: Json, value: Json): string {
  const result = compileSchema(source)
  if (!result.ok) throw new Error(result.problem.message)
  return result.test(value)
}

const lone = '\ud800'

describe('keywords of JSON Schema 2020-12', () => {
  test.each<[Json, Json[], Json[], Json[]?]>([
    [{ type: 'string' }, ['', lone], [1, null, [], {}]],
    [{ type: 'integer' }, [1, 1.0, -0], [1.5, '1']],
    [{ type: 'number' }, [1, 1.5], ['1']],
    [{ type: ['null', 'boolean'] }, [null, true], [0, 'null']],
    [{ type: 'array' }, [[]], [{}]],
    [{ type: 'object' }, [{}], [[], null]],
    [{ enum: ['a', 1, null, [1]] }, ['a', 1, null, [1]], ['b', '1', [2]]],
    [{ const: { a: [1] } }, [{ a: [1] }], [{ a: [2] }, null]],
    [{ const: null }, [null], [0, '']],
    [{ properties: { a: { type: 'string' } } }, [{}, { a: 'x' }, { b: 1 }, 5, []], [{ a: 1 }]],
    [{ required: ['a', 'toString'] }, [{ a: 1, toString: 2 }, 5], [{ a: 1 }, {}]],
    [{ properties: { a: true }, additionalProperties: false }, [{ a: 1 }, {}], [{ a: 1, b: 2 }, { constructor: 1 }]],
    [{ additionalProperties: { type: 'number' } }, [{ a: 1 }], [{ a: 'x' }]],
    [{ items: { type: 'number' } }, [[], [1, 2], 'x'], [[1, 'x']]],
    [{ prefixItems: [{ type: 'string' }, true] }, [[], ['a'], ['a', 1, 2]], [[1]]],
    [{ prefixItems: [true], items: false }, [['a'], []], [['a', 'b']]],
    [{ minItems: 1, maxItems: 2 }, [[1], [1, 2], 'abc'], [[], [1, 2, 3]]],
    [{ uniqueItems: true }, [[1, 2], [], [{ a: 1 }, { a: 2 }]], [[1, 1], [{ a: 1, b: 2 }, { b: 2, a: 1 }], [0, -0]]],
    [{ uniqueItems: false }, [[1, 1]], []],
    [{ minLength: 2, maxLength: 3 }, ['ab', 'abc', '\u{1f600}\u{1f600}', 5], ['a', 'abcd', '\u{1f600}'], [lone]],
    [{ pattern: 'b+' }, ['abc', 5], ['ac'], [`b${lone}`]],
    [{ pattern: '^b$' }, ['b'], ['b\n']],
    [{ minimum: 1, maximum: 3 }, [1, 3, '0'], [0.9, 3.1]],
    [{ exclusiveMinimum: 1, exclusiveMaximum: 3 }, [2], [1, 3]],
    [{ multipleOf: 0.1 }, [0.3, 1, 'x'], [0.35]],
    [{ minProperties: 1, maxProperties: 1 }, [{ a: 1 }, []], [{}, { a: 1, b: 2 }]],
    [{ propertyNames: { pattern: '^[a-z]+$' } }, [{ a: 1 }, {}], [{ A: 1 }], [{ [lone]: 1 }]],
    [{ dependentRequired: { a: ['b'] } }, [{}, { b: 1 }, { a: 1, b: 1 }], [{ a: 1 }]],
    [{ allOf: [{ minimum: 1 }, { maximum: 3 }] }, [2], [0, 4]],
    [{ anyOf: [{ type: 'string' }, { minimum: 3 }] }, ['a', 3], [2]],
    [{ oneOf: [{ minimum: 1 }, { minimum: 3 }] }, [2], [0, 3]],
    [{ not: { type: 'string' } }, [1], ['a']],
    [{ not: { pattern: 'a' } }, ['b'], ['a', 5], [lone]],
    [{ oneOf: [{ pattern: 'a' }, { type: 'string' }] }, ['b'], ['a'], [lone]],
    [{ oneOf: [true, true, { pattern: 'a' }] }, [], [lone]],
    [{ anyOf: [{ pattern: 'a' }, { type: 'string' }] }, [lone], []],
    [{ properties: { a: { pattern: 'a' }, b: { type: 'number' } } }, [], [{ a: lone, b: 'x' }], [{ a: lone, b: 1 }]],
  ])('%j', (source, hits, misses, unknowns = []) => {
    expect(hits.map((value) => verdict(source, value))).toEqual(hits.map(() => 'hit'))
    expect(misses.map((value) => verdict(source, value))).toEqual(misses.map(() => 'miss'))
    expect(unknowns.map((value) => verdict(source, value))).toEqual(unknowns.map(() => 'unknown'))
  })

  test('`__proto__` is a plain member', () => {
    const source = JSON.parse('{"properties":{"__proto__":{"type":"number"}},"additionalProperties":false}') as Json
    expect(verdict(source, JSON.parse('{"__proto__":1}') as Json)).toBe('hit')
    expect(verdict(source, JSON.parse('{"__proto__":"x"}') as Json)).toBe('miss')
    expect(verdict({ required: ['__proto__'] }, {})).toBe('miss')
  })
})

describe('a schema that is not in the subset does not load', () => {
  test.each<[Json, string, (string | number)[]]>([
    [{ $ref: '#' }, 'unknown keyword `$ref` in a schema', ['$ref']],
    [{ format: 'email' }, 'unknown keyword `format` in a schema', ['format']],
    [{ properties: { a: { typ: 'string' } } }, 'unknown keyword `typ` in a schema', ['properties', 'a', 'typ']],
    [{ toString: 1 }, 'unknown keyword `toString` in a schema', ['toString']],
    [{ type: 'text' }, '`type` must be one or more of string, number, integer, boolean, array, object, null', ['type']],
    [{ type: [] }, '`type` must not be empty', ['type']],
    [{ enum: [] }, '`enum` must be a list that is not empty', ['enum']],
    [{ items: [true] }, 'must be a schema: a map or a boolean, not a value of type array', ['items']],
    [{ items: {} }, 'must not be empty; a schema of every value is `true`', ['items']],
    [{ anyOf: [] }, '`anyOf` must be a list of schemas', ['anyOf']],
    [{ allOf: [true, 5] }, 'must be a schema: a map or a boolean, not a value of type number', ['allOf', 1]],
    [{ minLength: -1 }, '`minLength` must be a whole number, not negative', ['minLength']],
    [{ multipleOf: 0 }, '`multipleOf` must be a number above 0', ['multipleOf']],
    [{ minimum: '1' }, '`minimum` must be a number', ['minimum']],
    [{ pattern: '(' }, '`pattern` is not one of RE2: missing closing ): `(`', ['pattern']],
    [{ required: ['a', 5] }, '`required` must hold names', ['required', 1]],
    [{ required: ['a', 'a'] }, '`required` names a member twice', ['required']],
    [{ dependentRequired: { a: 'b' } }, '`dependentRequired` must be a list of names', ['dependentRequired', 'a']],
    [{ uniqueItems: 1 }, '`uniqueItems` must be true or false', ['uniqueItems']],
  ])('%j: %s', (source, message, path) => {
    const issue = schema.param.safeParse(source).error?.issues[0]
    expect([issue?.message, issue?.path]).toEqual([message, path])
  })

  test.each([['x'], [true], [[{ type: 'string' }]]])('%j is no map of keywords', (source) => {
    expect(schema.param.safeParse(source).error?.issues[0]?.message).toBe('must be a map of schema keywords')
  })

  test('one that is nested too deep', () => {
    let source: Json = true
    for (let depth = 0; depth < 5_000; depth++) source = { not: source }
    expect(schema.param.safeParse(source).error?.issues[0]?.message).toBe('is nested too deep')
  })
})

test('the subset is exactly this', () => {
  expect(schemaKeywords).toEqual([
    ...['additionalProperties', 'allOf', 'anyOf', 'const', 'dependentRequired', 'enum', 'exclusiveMaximum', 'exclusiveMinimum', 'items'],
    ...['maxItems', 'maxLength', 'maxProperties', 'maximum', 'minItems', 'minLength', 'minProperties', 'minimum', 'multipleOf', 'not'],
    ...['oneOf', 'pattern', 'prefixItems', 'properties', 'propertyNames', 'required', 'type', 'uniqueItems'],
  ])
})

test('many different elements are told apart in linear time', () => {
  const list = Array.from({ length: 100_000 }, (_, index) => ({ index }))
  expect(verdict({ uniqueItems: true }, list)).toBe('hit')
  expect(growth((size) => verdict({ uniqueItems: true }, list.slice(0, size)), 25_000)).toBeLessThan(LINEAR)
})
