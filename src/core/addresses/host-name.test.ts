import { describe, expect, test } from 'vitest'
import { readHost } from './host-name.ts'

const name = (text: string) => ({ kind: 'host', host: { kind: 'name', name: text } })

describe('one name has many spellings (L-43)', () => {
  test.each([
    ['example.com', 'example.com'],
    ['EXAMPLE.Com', 'example.com'],
    ['example.com.', 'example.com'],
    ['a_b.x-1.test', 'a_b.x-1.test'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example.', 'xn--bcher-kva.example'],
    ['bu\u0308cher.example', 'xn--bcher-kva.example'],
    ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
    ['xn--strae-oqa.example', 'xn--strae-oqa.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['localhost', 'localhost'],
    ['123.com', '123.com'],
  ])('%s is %s', (text, canonical) => {
    expect(readHost(text)).toEqual(name(canonical))
  })
})

test.each([
  ['127.1', { version: 4, value: 0x7f00_0001n }],
  ['127.0.0.1.', { version: 4, value: 0x7f00_0001n }],
  ['[::1]', { version: 6, value: 1n }],
  ['[::ffff:7f00:1]', { version: 4, value: 0x7f00_0001n }],
])('%s is an address', (text, address) => {
  expect(readHost(text)).toEqual({ kind: 'host', host: { kind: 'address', address } })
})

test('an octal part gives a second address to readers that know none', () => {
  const host = { kind: 'address', address: { version: 4, value: 0x0808_0808n }, asDecimal: { version: 4, value: 0x0a08_0808n } }
  expect(readHost('010.8.8.8')).toEqual({ kind: 'host', host })
})

describe('a host that clients read differently, or not at all, is unreadable', () => {
  test.each([
    ['', 'has no host'],
    ['a'.repeat(256), 'has a host that is too long'],
    ...['exam%70le.com', '%31.2.3.4', 'a b.com', 'a\u00a0b.com', 'a\tb.com', '*.com', 'a@b', 'a:80', 'a/b', 'a..b', 'a.b..', '.a', '.',
      'a'.repeat(64), 'xn--a', 'xn--', '256.1.1.1', '1.2.3.4.5', 'a.08', 'a.1', '::1', 'a|b', "a'b", 'a(b)', 'a;b', 'a,b', 'a\\b', 'a^b', 'a\u0080b', 'a\u200db.com',
    ].map((text) => [text, 'has a host that is no valid name']),
    ...['a\u00adb.com', 'a\u200bb.com', '\u200bexample.com', 'ｅxample.com', 'example．com', 'example。com', 'faß.example', 'FAẞ.example', '\u212aelvin.com', 'ﬁ.com', 'ex\ufeffample.com', '①.com',
    ].map((text) => [text, 'clients read']),
    ...['[::1', '[1.2.3.4]', '[]', '[::1%25eth0]', '[v1.a]', '[:::]', '[[::1]]', '0x', '0x.1', '１２７.0.0.1', '127。0。0。1', '[::1].'].map((text) => [text, 'has a host that is no valid address']),
  ])('%s', (text, why) => {
    const reading = readHost(text)
    expect(reading.kind === 'unreadable' && reading.why).toContain(why)
  })
})
