import { expect, test } from 'vitest'
import fc from 'fast-check'
import { parseJsonText, plainValue } from './json-text.ts'

test.each(['', ' ', '{', '[1,]', '{"a":1,}', '{a:1}', "'a'", '01', '1.', '.5', '+1', 'NaN', 'tru', '"\t"', '"\\x"', '"\\u12"', '"a', '1 2', '[1] x', '{"a" 1}', '{1:2}', '"a\\'])(
  'the text %j is not one JSON value',
  (text) => {
    expect(parseJsonText(text).kind).toBe('text')
    expect(() => JSON.parse(text) as unknown).toThrow()
  },
)

test('what is read has the value that JSON.parse gives it, with and without blanks', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (text, space) => {
      const written = JSON.stringify(JSON.parse(text), null, space)
      for (const each of [text, written, `\n${written} `]) {
        const reading = parseJsonText(each)
        if (reading.kind !== 'json') throw new Error('not read')
        expect(JSON.stringify(plainValue(reading.root))).toBe(JSON.stringify(JSON.parse(each)))
      }
    }),
    { seed: 1 },
  )
})

test('any text is one JSON value exactly where JSON.parse takes it', () => {
  const piece = fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '1', '-', '.', 'e', 'true', 'null', ' ', '\\', 'u0041', 'a')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      let isJson = true
      try {
        JSON.parse(text)
      } catch {
        isJson = false
      }
      expect(parseJsonText(text).kind === 'json').toBe(isJson)
    }),
    { seed: 1, numRuns: 2000 },
  )
})

test('the places of values are those of the text', () => {
  const text = '{ "a\\n" : [ 1.0, "x" ] }'
  const reading = parseJsonText(text)
  if (reading.kind !== 'json' || reading.root.kind !== 'object') throw new Error('not read')
  const [member] = reading.root.members
  expect(member?.key).toEqual({ kind: 'string', value: 'a\n', start: 2, end: 7 })
  expect(member?.value).toMatchObject({ kind: 'array', start: 10, end: 22 })
  expect(member?.value.kind === 'array' ? member.value.items : []).toEqual([
    { kind: 'scalar', value: 1, start: 12, end: 15 },
    { kind: 'string', value: 'x', start: 17, end: 20 },
  ])
})

test('a key twice in one object is noticed, also when spelled with an escape', () => {
  expect(parseJsonText('{"a":1,"\\u0061":2}')).toMatchObject({ kind: 'json', hasDuplicateKey: true })
  expect(parseJsonText('[{"a":1},{"a":2}]')).toMatchObject({ kind: 'json', hasDuplicateKey: false })
})

test('nesting beyond the limit is neither read nor a crash', () => {
  expect(parseJsonText('['.repeat(128) + ']'.repeat(128)).kind).toBe('json')
  expect(parseJsonText('['.repeat(129) + ']'.repeat(129)).kind).toBe('too_deep')
  expect(parseJsonText('['.repeat(200_000)).kind).toBe('too_deep')
})

test('`__proto__` is a plain own key', () => {
  const reading = parseJsonText('{"__proto__":{"a":1}}')
  const value = reading.kind === 'json' ? plainValue(reading.root) : null
  expect(Object.keys(value ?? {})).toEqual(['__proto__'])
  expect(JSON.stringify(value)).toBe('{"__proto__":{"a":1}}')
})

test('a long string with escapes is read without trouble', () => {
  const text = `"${'\\n'.repeat(500_000)}"`
  expect(parseJsonText(text)).toMatchObject({ kind: 'json', root: { value: '\n'.repeat(500_000) } })
})
