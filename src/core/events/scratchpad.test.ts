import { expect, test } from 'vitest'
import { createScratchpad, scratchpadKey } from './scratchpad.ts'

const count = scratchpadKey<number>('count')

test('insert and remove give the previous value (S-111)', () => {
  const pad = createScratchpad()
  expect(pad.insert(count, 1)).toBeUndefined()
  expect(pad.insert(count, 2)).toBe(1)
  expect(pad.contains(count)).toBe(true)
  expect(pad.remove(count)).toBe(2)
  expect(pad.contains(count)).toBe(false)
})

test('two keys of one name are two keys', () => {
  const pad = createScratchpad()
  pad.insert(count, 1)
  expect(pad.get(scratchpadKey<number>('count'))).toBeUndefined()
})

test('update starts from the initial value, then from the last one (S-111)', () => {
  const pad = createScratchpad()
  expect(pad.update(count, 10, (value) => value + 1)).toBe(11)
  expect(pad.update(count, 10, (value) => value + 1)).toBe(12)
})

test('a change that throws leaves the old value and a usable scratchpad (S-113)', () => {
  const pad = createScratchpad()
  pad.insert(count, 5)
  const broken = (): number => {
    throw new Error('broken')
  }
  expect(() => pad.update(count, 0, broken)).toThrow('broken')
  expect(pad.get(count)).toBe(5)
  expect(pad.update(count, 0, (value) => value + 1)).toBe(6)
})
