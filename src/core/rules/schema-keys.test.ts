import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaKeys } from './schema-keys.ts'

test('keys are found through unions, lists, wrappers and what refers to itself', () => {
  const inner = z.strictObject({ below: z.string().optional() })
  const schema = z.strictObject({
    host: z.union([z.string(), z.array(z.union([inner, z.strictObject({ cidr: z.number() }).refine(() => true)]))]),
    get again() {
      return z.lazy(() => schema).optional()
    },
  })
  expect([...schemaKeys(schema)].sort()).toEqual(['again', 'below', 'cidr', 'host'])
})

test('a schema without maps has none', () => {
  expect(schemaKeys(z.array(z.string()))).toEqual([])
})
