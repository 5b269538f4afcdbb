import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

/** Edits by their definition, swaps of neighbours included. */
function edits(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length
  const ways = [
    edits(from.slice(1), to) + 1,
    edits(from, to.slice(1)) + 1,
    edits(from.slice(1), to.slice(1)) + (from[0] === to[0] ? 0 : 1),
  ]
  if (from.length > 1 && from[0] === to[1] && from[1] === to[0]) ways.push(edits(from.slice(2), to.slice(2)) + 1)
  return Math.min(...ways)
}

describe('the nearest name', () => {
  test.each<[string, readonly string[], string | undefined]>([
    ['start_with', ['ends_with', 'starts_with'], 'starts_with'],
    ['tool-call', ['tool_result', 'tool_call'], 'tool_call'],
    ['Skip', ['ask', 'skip'], 'skip'],
    ['mtach', ['match', 'mat'], 'match'],
    ['xyz', ['skip', 'ask'], undefined],
    ['ab', ['ac', 'ad'], 'ac'],
    ['__proto__', ['constructor'], undefined],
  ])('of %s among %j is %s', (name, known, want) => {
    expect(nearestName(name, known)).toBe(want)
  })

  test('has the fewest edits of all that differ in no more than a third, the first of several (law)', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 6 }), (name, known) => {
        const near = known
          .map((candidate, index) => ({ candidate, index, distance: edits(name, candidate) }))
          .filter(({ candidate, distance }) => {
            const longer = Math.max(candidate.length, name.length)
            return Math.abs(candidate.length - name.length) <= 4 && distance <= Math.max(1, Math.floor(longer / 3))
          })
          .sort((left, right) => left.distance - right.distance || left.index - right.index)
        expect(nearestName(name, known)).toBe(near[0]?.candidate)
      }),
    )
  })

  test('is not looked for where the name or the list is so long that nobody wrote it by hand', () => {
    const long = 'a'.repeat(1_000_000)
    expect(nearestName(`${long}b`, [long])).toBeUndefined()
    expect(nearestName('skop', [...Array.from({ length: 1_000 }, (_, index) => `name${index}`), 'skip'])).toBeUndefined()
  })
})
