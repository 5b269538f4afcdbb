import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaMark, validateWith } from './tool-schema.ts'

const defaulted = z.object({ amount: z.number(), currency: z.string().default('EUR') })

test('a schema of zod, or of any standard library, fills defaults and refuses with one line', async () => {
  expect(await validateWith(defaulted, { amount: 1 })).toEqual({ ok: true, value: { amount: 1, currency: 'EUR' } })
  expect(await validateWith(defaulted, { amount: 'many' })).toEqual({ ok: false, why: expect.stringMatching(/^[^\n]+$/) as string })
})

test('a schema of the SDK is asked by its own function', async () => {
  const validate = (value: unknown): object => (value === 1 ? { success: true, value: 2 } : { success: false, error: new Error('not\n  one') })
  const schema = { [schemaMark]: true, jsonSchema: {}, validate }
  expect(await validateWith(schema, 1)).toEqual({ ok: true, value: 2 })
  expect(await validateWith(() => schema, 3)).toEqual({ ok: false, why: 'not one' })
})

test('an older schema of zod is asked by safeParseAsync', async () => {
  const old = { safeParseAsync: (value: unknown) => Promise.resolve(value === 1 ? { success: true, data: 2 } : { success: false, error: new Error('no') }) }
  expect([await validateWith(old, 1), await validateWith(old, 3)]).toEqual([{ ok: true, value: 2 }, { ok: false, why: 'no' }])
})

test('what cannot check lets all pass, as in the SDK', async () => {
  for (const schema of [undefined, null, { [schemaMark]: true, jsonSchema: {}, validate: undefined }, {}]) {
    expect(await validateWith(schema, { any: 1 })).toEqual({ ok: true, value: { any: 1 } })
  }
})

test('a schema that answers nothing refuses', async () => {
  expect(await validateWith({ '~standard': { validate: () => undefined } }, 1)).toEqual({ ok: false, why: 'the schema gave no answer' })
})
