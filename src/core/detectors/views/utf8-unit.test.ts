import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8Unit } from './utf8-unit.ts'

test.each([
  ['a letter of ASCII', [0x41], { units: [0x41], length: 1 }],
  ['two bytes', [0xc3, 0xa9], { units: [0xe9], length: 2 }],
  ['three bytes', [0xe2, 0x80, 0x8b], { units: [0x200b], length: 3 }],
  ['four bytes, as two units', [0xf0, 0x9f, 0x98, 0x80], { units: [0xd83d, 0xde00], length: 4 }],
  ['a byte that only goes on', [0x80], undefined],
  ['a character cut short', [0xe2, 0x80], undefined],
  ['a longer form of a shorter one', [0xe0, 0x81, 0x81], undefined],
  ['an overlong slash', [0xc0, 0xaf], undefined],
  ['half of a surrogate pair', [0xed, 0xa0, 0x80], undefined],
  ['a point beyond Unicode', [0xf4, 0x90, 0x80, 0x80], undefined],
  ['nothing', [], undefined],
])('%s', (_, bytes, want) => {
  expect(utf8Unit(bytes, 0)).toEqual(want)
})

test('every text is read back from its bytes (law)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const bytes = new TextEncoder().encode(text)
      let read = ''
      for (let at = 0; at < bytes.length; ) {
        const unit = utf8Unit(bytes, at)
        if (unit === undefined) break
        read += String.fromCharCode(...unit.units)
        at += unit.length
      }
      expect(read).toBe(text)
    }),
    { seed: 1, numRuns: 500 },
  )
})
