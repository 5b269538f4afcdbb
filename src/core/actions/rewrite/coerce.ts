import { z } from 'zod'
import type { Json } from '../../base/json.ts'
import { Undecidable } from '../../base/undecidable.ts'
import { defineOperation } from './define-operation.ts'
import { exactInteger, exactNumber } from './exact-number.ts'
import { changeEach, pathMap } from './path-map.ts'

const types = ['number', 'integer', 'string', 'boolean'] as const
type CoercedType = (typeof types)[number]

const typeParam = z.enum(types, {
  error: ({ input }) =>
    typeof input === 'string'
      ? `\`${input}\` is no type to coerce to; there are ${types.map((type) => `\`${type}\``).join(', ')}`
      : 'a type to coerce to must be a text',
})

/** Turns a value into another type where its text says exactly one value of that type (L-31). */
export const coerce = defineOperation({
  name: 'coerce',
  summary: 'turns a text into the number or boolean that it spells, or a number or boolean into text',
  param: pathMap(typeParam, 'coerce'),
  bind: (map) =>
    changeEach(map, (type, path) => (value) => {
      const coerced = coerceValue(value, type)
      if (coerced === undefined) throw new Undecidable(path.text, `does not spell ${type === 'integer' ? 'an' : 'a'} ${type}`)
      return coerced
    }),
  examples: [
    { param: { '$.n': 'number' }, args: { n: '-1.5' }, want: { n: -1.5 } },
    { param: { '$.n': 'integer' }, args: { n: '12' }, want: { n: 12 } },
    { param: { '$.f': 'boolean' }, args: { f: 'true' }, want: { f: true } },
    { param: { '$.s': 'string' }, args: { s: 5 }, want: { s: '5' } },
    { param: { '$.n': 'number' }, args: { n: ' 12' } },
    { param: { '$.n': 'integer' }, args: { n: 12.5 } },
    { param: { '$.f': 'boolean' }, args: { f: 'yes' } },
    { param: { '$.s': 'string' }, args: { s: null } },
  ],
})

function coerceValue(value: Json, type: CoercedType): Json | undefined {
  switch (type) {
    case 'number':
      return typeof value === 'string' ? exactNumber(value) : typeof value === 'number' ? value : undefined
    case 'integer':
      if (typeof value === 'number') return Number.isInteger(value) ? value : undefined
      return typeof value === 'string' ? exactInteger(value) : undefined
    case 'boolean':
      if (value === 'true' || value === 'false') return value === 'true'
      return typeof value === 'boolean' ? value : undefined
    case 'string':
      if (typeof value === 'number' || typeof value === 'boolean') return String(value)
      return typeof value === 'string' ? value : undefined
  }
}
