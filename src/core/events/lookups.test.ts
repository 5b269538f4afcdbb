import { expect, test } from 'vitest'
import { PendingLookup } from '../base/pending-lookup.ts'
import { createLookups, noLookups } from './lookups.ts'

test('a question that the host answers later is pending until it has', async () => {
  const lookups = createLookups({ realPath: (path) => Promise.resolve(`/real${path}`) })
  let pending: unknown
  try {
    lookups.realPath('/a')
  } catch (thrown) {
    pending = thrown
  }
  expect(pending).toBeInstanceOf(PendingLookup)
  expect(() => lookups.realPath('/a')).toThrow(PendingLookup)
  await (pending as PendingLookup).ready
  expect(lookups.realPath('/a')).toEqual({ kind: 'known', value: '/real/a' })
})

test('a port that throws, rejects or is not there has failed', async () => {
  const lookups = createLookups({
    realPath: () => {
      throw new Error('no disk')
    },
    redirectOf: () => Promise.reject(new Error('no net')),
  })
  expect(lookups.realPath('/a')).toEqual({ kind: 'failed' })
  expect(lookups.addressesOf('a.test')).toEqual({ kind: 'failed' })
  try {
    lookups.redirectOf('https://a.test/')
  } catch (thrown) {
    await (thrown as PendingLookup).ready
  }
  expect(lookups.redirectOf('https://a.test/')).toEqual({ kind: 'failed' })
})

test('one event asks each question once', () => {
  let asked = 0
  const lookups = createLookups({ addressesOf: () => [`10.0.0.${String(++asked)}`] })
  expect(lookups.addressesOf('a.test')).toEqual(lookups.addressesOf('a.test'))
  expect(asked).toBe(1)
  const kind = Symbol('kind')
  expect(lookups.once(kind, 'a', () => 1)).toBe(1)
  expect(lookups.once(kind, 'a', () => 2)).toBe(1)
  expect(noLookups.once(kind, 'a', () => 3)).toBe(3)
  expect(noLookups.once(kind, 'a', () => 4)).toBe(4)
})
