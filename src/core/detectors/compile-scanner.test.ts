import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDetector as detector } from '../../../test/support/fake-detectors.ts'
import { compileScanner } from './compile-scanner.ts'
import type { DetectorDefinition } from './define-detector.ts'

function found(text: string, ...detectors: readonly DetectorDefinition[]): readonly string[] {
  return compileScanner(detectors)
    .scan(text)
    .map(({ start, end, detector: index }) => `${index}:${start}:${text.slice(start, end)}`)
    .sort()
}

const tok = detector({ keywords: ['tok_'], pattern: /tok_[a-z0-9]{3}(?![a-z0-9])/ })

test.each([
  ['at the beginning', 'tok_abc ', ['0:0:tok_abc']],
  ['at the end', ' tok_abc', ['0:1:tok_abc']],
  ['twice', 'tok_abc,tok_def', ['0:0:tok_abc', '0:8:tok_def']],
  ['after a keyword that begins nothing', 'tok_ttok_abc tok_', ['0:5:tok_abc']],
  ['behind other characters', 'é\u{1F600}tok_abc', ['0:3:tok_abc']],
  ['nowhere else', 'Tok_abc tok_abcd tok-abc', []],
])('a keyword is found %s', (_, text, want) => {
  expect(found(text, tok)).toEqual(want)
})

test('keywords that overlap, share a beginning or are equal do not hide each other', () => {
  const detectors = [
    detector({ keywords: ['sk-'], pattern: /sk-[a-z]{4}/ }),
    detector({ keywords: ['sk-live'], pattern: /sk-live[0-9]/ }),
    detector({ keywords: ['live'], pattern: /live[0-9]/ }),
    detector({ keywords: ['sk-'], pattern: /sk-l/ }),
    detector({ keywords: ['k-'], pattern: /k-/ }),
  ]
  expect(found('sk-live7', ...detectors)).toEqual(['0:0:sk-live', '1:0:sk-live7', '2:3:live7', '3:0:sk-l', '4:1:k-'])
})

test('a keyword of one or two characters is found at the very end', () => {
  expect(found('b@', detector({ keywords: ['@'], pattern: /@/ }))).toEqual(['0:1:@'])
  expect(found('bAB', detector({ keywords: ['ab'], ignoreCase: true, pattern: /ab/i }))).toEqual(['0:1:AB'])
  expect(found('', detector({ keywords: ['@'], pattern: /@/ }))).toEqual([])
})

test('letter case counts unless the detector says otherwise', () => {
  const exact = detector({ keywords: ['Key'], pattern: /key=./i })
  const folded = detector({ keywords: ['Key'], ignoreCase: true, pattern: /key=./i })
  expect(found('KEY=1 Key=2 key=3', exact, folded)).toEqual(['0:6:Key=2', '1:0:KEY=1', '1:12:key=3', '1:6:Key=2'])
})

test('a match may begin before its keyword, and the earliest is taken', () => {
  const mail = detector({ keywords: ['@'], before: 8, pattern: /(?<![a-z.])[a-z.]{1,8}@[a-z]{1,8}/ })
  expect(found('x ann.b@mail,c@d', mail)).toEqual(['0:13:c@d', '0:2:ann.b@mail'])
  expect(found('abcdefghi@x', mail)).toEqual([])
  expect(found('a@b@c', mail)).toEqual(['0:0:a@b'])
})

test('only the group `span` is found where there is one, at its exact place', () => {
  const secret = detector({ keywords: ['pw'], pattern: /pw=(?<span>[a-z]{1,8})(?:;|$)/ })
  expect(found('pw=pw; pw=b', secret)).toEqual(['0:10:b', '0:3:pw'])
})

test('a span of too little entropy or that is not accepted is passed over', () => {
  const random = detector({ keywords: ['k:'], pattern: /k:(?<span>.{4})/, entropy: 1.5 })
  expect(found('k:xxxx k:xyxy k:abcc', random)).toEqual(['0:16:abcc'])
  const even = detector({ keywords: ['n'], pattern: /n\d/, accepts: (span) => '02468'.includes(span.charAt(1)) })
  expect(found('n1n2n3', even)).toEqual(['0:2:n2'])
})

test('a word of the context stands before the span, whole and near', () => {
  const pin = detector({ candidates: 'number', pattern: /\d{4}(?!\d)/, context: ['PIN', '번호'] })
  expect(found('pin: 1234', pin)).toEqual(['0:5:1234'])
  expect(found('my pins 1234', pin)).toEqual(['0:8:1234'])
  expect(found('card_pin=1234', pin)).toEqual(['0:9:1234'])
  expect(found('번호는 1234', pin)).toEqual(['0:4:1234'])
  expect(found('spin 1234 pink 1234 pin', pin)).toEqual([])
  expect(found(`pin${' '.repeat(77)}1234`, pin)).toEqual(['0:80:1234'])
  expect(found(`pin${' '.repeat(78)}1234`, pin)).toEqual([])
})

test('candidates are the first digits of numbers or the first characters of words', () => {
  const number = detector({ candidates: 'number', pattern: /\d{2}/ })
  expect(found('12345 a67', number)).toEqual(['0:0:12', '0:7:67'])
  const word = detector({ candidates: 'word', pattern: /[A-Z]{2}\d/ })
  expect(found('AB1 xAB2 é,AB3', word)).toEqual(['0:0:AB1', '0:11:AB3'])
  const signed = detector({ candidates: 'number', before: 1, pattern: /\+?\d{3}/ })
  expect(found('+123 456', signed)).toEqual(['0:0:+123', '0:5:456'])
})

test('many detectors at the same candidates are found as each alone', () => {
  const detectors = [
    detector({ candidates: 'number', pattern: /(?<span>\d{2})-/ }),
    detector({ candidates: 'number', pattern: /(\d)\1\d/ }),
    detector({ candidates: 'number', pattern: /x?\d{2}/i, before: 1 }),
    detector({ candidates: 'number', keywords: ['no'], pattern: /(?:no)?\d{2}-/ }),
  ]
  const text = '12- 334 X55 no12-'
  const alone = detectors.flatMap((each, index) => found(text, each).map((line) => `${index}${line.slice(1)}`))
  expect(found(text, ...detectors)).toEqual(alone.sort())
  expect(alone).toContain('3:12:no12-')
})

test('the scanner finds what each pattern finds by itself, whatever stands around (law)', () => {
  const detectors = [
    tok,
    detector({ keywords: ['ab', 'abc'], pattern: /abc?[0-9]/ }),
    detector({ keywords: ['B'], ignoreCase: true, pattern: /b[0-9]{2}/i }),
  ]
  const piece = fc.constantFrom('tok_', 'abc', 'ab', 'a', 'B', '1', '2', 'é', ' ', '\u{1F600}', 'T', '_')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      const want = detectors.flatMap(({ pattern }, index) =>
        [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].map((match) => `${index}:${match.index}:${match[0]}`),
      )
      expect(found(text, ...detectors)).toEqual(want.sort())
    }),
    { seed: 1, numRuns: 2000 },
  )
})
