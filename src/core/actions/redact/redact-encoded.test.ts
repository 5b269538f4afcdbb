import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeScanner, JWT, KEY, TOKEN } from '../../../../test/support/fake-detectors.ts'
import type { Json } from '../../base/json.ts'
import { Undecidable } from '../../base/undecidable.ts'
import { scannerFinder } from './finder.ts'
import { redactPresented, type PresentedJob } from './redact-presented.ts'

const scanner = fakeScanner()
const find = scannerFinder(scanner, scanner.detectors.map(({ id }) => id), undefined)
const job: PresentedJob = {
  redaction: {
    searches: [(text, clues) => find(text, clues)?.map(({ name, ...span }) => ({ ...span, placeholder: `[REDACTED:${name}]`, keys: true }))],
    paths: [],
    passesMedia: false,
  },
  where: 'result',
  otherParts: 'media',
}

function redacted(output: Json): Json {
  try {
    return redactPresented(job, output)
  } catch (thrown) {
    if (thrown instanceof Undecidable) return 'undecidable'
    throw thrown
  }
}

const parts = (...texts: readonly string[]): Json => texts.map((text) => ({ type: 'text', text }))

test.each([
  ['in two parts', ['id AKIAIOSFO', 'DNN7EXAMPLE end'], ['id [REDACTED:key]', ' end']],
  ['in three parts', ['id AKIA', 'IOSFODNN', '7EXAMPLE end'], ['id [REDACTED:key]', '', ' end']],
  ['between parts that touch it', ['x', 'AKIAIOSFO', 'DNN7EXAMPLE', 'y'], ['x', '[REDACTED:key]', '', 'y']],
  ['whole, in front of another part', [TOKEN, 'hello'], ['[REDACTED:tok]', 'hello']],
  ['with its end in the next part', [`t ${JWT.slice(0, 60)}`, `${JWT.slice(60)} b`], ['t [REDACTED:jwt]', ' b']],
  ['of many lines in two parts', ['-----BEGIN KEY-----\nAAAA0000\nBBBB', '1111\n-----END KEY-----\nrest'], ['[REDACTED:pem]', '\nrest']],
  ['encoded in two parts', [`b: ${btoa(TOKEN).slice(0, 30)}`, `${btoa(TOKEN).slice(30)} e`], ['b: [REDACTED:tok]', ' e']],
  ['beside JSON', ['{"a":1}', 'AKIAIOSFO', 'DNN7EXAMPLE'], ['{"a":1}', '[REDACTED:key]', '']],
])('a token is found %s (L-33)', (_, texts, want) => {
  expect(redacted(parts(...texts))).toEqual(parts(...want))
})

test('a value is known by its key, in JSON and in text of JSON alike (L-33)', () => {
  const value = { user: 'hunter2hunter2', password: 'hunter2hunter2', list: { 'db.password': ['abcdefgh1', 12345678] }, n: 1.5 }
  const want = {
    user: 'hunter2hunter2',
    password: '[REDACTED:named]',
    list: { 'db.password': ['[REDACTED:named]', '[REDACTED:named]'] },
    n: 1.5,
  }
  expect(redacted(value)).toEqual(want)
  expect(redacted(JSON.stringify(value))).toBe(JSON.stringify(want))
})

test('a key is never found through the value beside it, nor a value twice', () => {
  expect(redacted({ [KEY]: KEY })).toEqual({ '[REDACTED:key]': '[REDACTED:key]' })
})

test('JSON stays JSON where a token is encoded in it', () => {
  const output = `{"a":"x\\n${KEY.slice(0, 9)}\\u200b${KEY.slice(9)}","b":"${btoa(KEY)}","c":["\\u0041${KEY.slice(1)}"]}`
  expect(redacted(output)).toBe('{"a":"x\\n[REDACTED:key]","b":"[REDACTED:key]","c":["[REDACTED:key]"]}')
})

const hex = (text: string): string => Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join('')
const broken = (separator: string) => (text: string): string => `${text.slice(0, 13)}${separator}${text.slice(13)}`
const encodings: readonly ((text: string) => string)[] = [
  (text) => text,
  btoa,
  (text) => btoa(text).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_'),
  (text) => btoa(`some words, then ${text}`),
  hex,
  (text) => hex(text).toUpperCase(),
  (text) => text.replace('A', '%41').replace('_', '%5F').replace('eyJ', 'ey%4A'),
  broken('\u200b'),
  broken('\u0007'),
  broken('\u{E0041}'),
  broken('\\\n'),
  broken('=\n'),
  (text) => btoa(btoa(text)),
  (text) => hex(btoa(text)),
  (text) => btoa(broken('\u00ad')(text).replace('\u00ad', '\n')),
]
const filler = fc.constantFrom('plain text', ' ', ' a=1; ', ' \u{1F600} ', ' [x] ', ' "q" ', ' é ', ' 100% ', ' C:\\new ')
const planted = fc.tuple(fc.constantFrom(KEY, TOKEN, JWT), fc.constantFrom(...encodings)).map(([secret, encode]) => encode(secret))

test('redacting removes tokens in every encoding, leaves the text between as it is, and is then done (law)', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(filler, planted), { minLength: 1, maxLength: 4 }), filler, (pieces, last) => {
      const output = pieces.map(([text, secret]) => `${text} ${secret} `).join('') + last
      const once = redacted(output)
      const kept = (typeof once === 'string' ? once : '').split(/\[REDACTED:\w+\]/)
      expect(kept).toEqual([...pieces.map(([text], index) => `${index === 0 ? '' : ' '}${text} `), ` ${last}`])
      expect(redacted(once)).toBe(once)
    }),
    { seed: 1, numRuns: 1000 },
  )
})

test('redacting any broken mixture twice finds nothing more (law)', () => {
  const piece = fc.oneof(filler, planted, fc.constantFrom('\n', '\u200b', KEY.slice(0, 9), KEY.slice(9), 'ghp_', '=', '/', '%5F', '\\n'))
  const texts = fc.array(fc.array(piece, { maxLength: 5 }).map((each) => each.join('')), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(texts, (each) => {
      for (const output of [each.join(''), parts(...each), { a: each, b: each.join('') }]) {
        const once = redacted(output)
        if (once !== 'undecidable') expect(redacted(once)).toEqual(once)
      }
    }),
    { seed: 1, numRuns: 500 },
  )
})
