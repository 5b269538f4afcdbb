import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCollector, nothing } from './collector.ts'

test('what was added comes out once and ascending, and nothing stays for the next question', () => {
  const collector = createCollector(10)
  collector.begin()
  collector.addAll([7, 2])
  collector.add(2)
  collector.add(9)
  expect(collector.finish()).toEqual([2, 7, 9])
  collector.begin()
  expect(collector.finish()).toBe(nothing)
  collector.begin()
  collector.add(2)
  expect(collector.finish()).toEqual([2])
})

test('a list that was handed out stays as it is', () => {
  const collector = createCollector(3)
  collector.begin()
  collector.add(1)
  const first = collector.finish()
  collector.begin()
  collector.addAll([2, 0])
  collector.finish()
  expect(first).toEqual([1])
})

test('it gives the sorted set of any additions (law)', () => {
  const size = 30
  const collector = createCollector(size)
  fc.assert(
    fc.property(fc.array(fc.nat({ max: size - 1 })), (positions) => {
      collector.begin()
      collector.addAll(positions)
      expect(collector.finish()).toEqual([...new Set(positions)].sort((left, right) => left - right))
    }),
  )
})
