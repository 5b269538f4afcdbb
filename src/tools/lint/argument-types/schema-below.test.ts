import { describe, expect, test } from 'vitest'
import { parsePath } from '../../../core/paths/parse-path.ts'
import type { Json } from '../../../core/base/json.ts'
import { describeTypes, possibleTypes } from './possible-types.ts'
import { schemaBelow } from './schema-below.ts'

describe('the types that values of a schema can have', () => {
  test.each<[Json, string]>([
    [{ type: 'integer' }, 'a number'],
    [{ type: ['string', 'null'] }, 'a text or null'],
    [{ enum: ['a', 1] }, 'a text or a number'],
    [{ const: true }, 'a boolean'],
    [{ type: ['string', 'number'], enum: ['a', 'b'] }, 'a text'],
    [{ anyOf: [{ type: 'string' }, { type: 'array' }] }, 'a text or a list'],
    [{ allOf: [{ type: ['string', 'number'] }, { type: ['number', 'object'] }] }, 'a number'],
    [{ minLength: 1 }, 'a text or a number or a boolean or a list or a map or null'],
    [true, 'a text or a number or a boolean or a list or a map or null'],
    [false, ''],
  ])('%j: %s', (schema, want) => {
    expect(describeTypes(possibleTypes(schema))).toBe(want)
  })
})

describe('what a schema says of a place below', () => {
  const text = { type: 'string' }
  const schema = {
    type: 'object',
    properties: {
      closed: { type: 'object', properties: { a: text }, additionalProperties: false },
      open: { type: 'object', properties: { a: text } },
      map: { type: 'object', additionalProperties: text },
      list: { type: 'array', items: text },
      pair: { type: 'array', prefixItems: [text], items: text },
      text,
    },
  }
  const below = (path: string) => {
    const parsed = parsePath(path)
    if (!parsed.ok) throw new Error(parsed.message)
    return schemaBelow(schema, parsed.path.steps)
  }

  test.each(['$.closed.a', '$.open.a', '$.map.any', '$.list[0]', '$.list[*]', '$.text'])('%s is a text', (path) => {
    expect(below(path)).toEqual({ kind: 'schema', schema: text })
  })

  test.each(['$.other', '$.open.b', '$.pair[0]', '$..a', "$.closed['a','b']"])('%s may be anything', (path) => {
    expect(below(path)).toEqual({ kind: 'open' })
  })

  test.each([
    ['$.closed.b', 'b', ['a']],
    ['$.text.a', 'a', []],
    ['$.list.a.b', 'a', []],
  ])('%s can be nothing', (path, name, known) => {
    expect(below(path)).toMatchObject({ kind: 'nothing', name, known })
  })
})
