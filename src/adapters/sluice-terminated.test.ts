import { expect, test } from 'vitest'
import { sluiceTerminated, terminationOf } from './sluice-terminated.ts'

const end = { kind: 'cancelled', cause: 'policy', reason: 'Stopped.' } as const

test('the error has the reason for its message and the end beside it', () => {
  expect(sluiceTerminated(end)).toMatchObject({ name: 'SluiceTerminated', message: 'Stopped.', end })
})

test('it is found behind what SDKs wrap around it', () => {
  const termination = sluiceTerminated(end)
  expect(terminationOf(termination)).toBe(termination)
  expect(terminationOf(new Error('outer', { cause: new Error('inner', { cause: termination }) }))).toBe(termination)
  expect(terminationOf({ error: termination })).toBe(termination)
})

test('an error that merely has its name is not one', () => {
  expect(terminationOf(Object.assign(new Error('x'), { name: 'SluiceTerminated' }))).toBeUndefined()
  expect(terminationOf(undefined)).toBeUndefined()
})

test('errors that cause each other end the search', () => {
  const one = new Error('one')
  const two = new Error('two', { cause: one })
  one.cause = two
  expect(terminationOf(one)).toBeUndefined()
})

test('it is found in the error of an SDK that had tried before (RetryError)', () => {
  const termination = sluiceTerminated(end)
  expect(terminationOf(Object.assign(new Error('failed after 2 attempts'), { cause: undefined, errors: [new Error('busy'), termination], lastError: termination }))).toBe(termination)
})
