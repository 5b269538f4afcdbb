import { expect, test } from 'vitest'
import { schemaMisfit } from './schema-fit.ts'

const payment = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: { amount: { type: 'number', description: 'in euros' }, description: { type: 'string', format: 'email' } },
  required: ['amount'],
  additionalProperties: false,
}

test('arguments that the schema takes fit, whatever it says beside (S-64)', () => {
  expect(schemaMisfit(payment, { amount: 5, description: 'rent' })).toBeUndefined()
  expect(schemaMisfit({ type: 'object', properties: {}, required: [], additionalProperties: true }, { any: 1 })).toBeUndefined()
})

test('other arguments do not', () => {
  for (const args of [{ amount: '5' }, {}, { amount: 5, to: 'bob' }, { amount: 5, description: 1 }, 'text']) {
    expect(schemaMisfit(payment, args)).toBe('the schema of the tool refuses them')
  }
})

test('a schema that cannot be checked lets none run', () => {
  expect(schemaMisfit({ $ref: '#/$defs/payment' }, {})).toContain('cannot be checked')
  expect(schemaMisfit(undefined, {})).toContain('cannot be checked')
})
