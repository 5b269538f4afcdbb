import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPrefixFinder } from './prefix-finder.ts'

function foundIn(prefixes: readonly string[], text: string): readonly number[] {
  const found: number[] = []
  createPrefixFinder(prefixes)(text, (prefix) => found.push(prefix))
  return found.sort((left, right) => left - right)
}

test('every literal that a text begins with is found, shorter ones inside longer ones too', () => {
  const prefixes = ['/etc', '/', '/etc/passwd', '/etc/shadow', 'etc']
  expect(foundIn(prefixes, '/etc/passwd')).toEqual([0, 1, 2])
  expect(foundIn(prefixes, '/et')).toEqual([1])
  expect(foundIn(prefixes, '')).toEqual([])
})

test('it agrees with asking each literal (law)', () => {
  const some = fc.string({ unit: fc.constantFrom('a', 'b', '\u{1f600}', '\ud83d'), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 20 }), fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\u{1f600}'), maxLength: 8 }), (prefixes, text) => {
      expect(foundIn(prefixes, text)).toEqual(prefixes.flatMap((one, index) => (text.startsWith(one) ? [index] : [])))
    }),
  )
})
