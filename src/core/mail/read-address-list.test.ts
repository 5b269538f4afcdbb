import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import { readAddressList } from './read-address-list.ts'

const read = (text: string) => readAddressList(text)?.map(({ local, domain }) => `${local}@${domain}`)

describe('address lists (RFC 5322, section 3.4)', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['  \t ', []],
    ['ann@example.com', ['ann@example.com']],
    [' ann@example.com ', ['ann@example.com']],
    ['<ann@example.com>', ['ann@example.com']],
    ['< ann@example.com >', ['ann@example.com']],
    ['Ann Example <ann@example.com>', ['ann@example.com']],
    ['Ann<ann@example.com>', ['ann@example.com']],
    ['John Q. Public <john.q@example.com>', ['john.q@example.com']],
    ['"Doe, Jane" <jane@example.com>', ['jane@example.com']],
    ['"bob@evil.test" <bob@Example.COM>', ['bob@Example.COM']],
    ['"<eve@evil.test>" <ann@example.com>', ['ann@example.com']],
    ['"x" y "z" <ann@example.com>', ['ann@example.com']],
    ['Jörg ❤️ <ann@example.com>', ['ann@example.com']],
    ['=?utf-8?q?J=C3=B6rg?= <ann@example.com>', ['ann@example.com']],
    ['ann@example.com, bob@example.org', ['ann@example.com', 'bob@example.org']],
    ['ann@example.com,bob@example.org', ['ann@example.com', 'bob@example.org']],
    ['ann@example.com (Ann)', ['ann@example.com']],
    ['(head of sales) ann@example.com', ['ann@example.com']],
    ['Ann (sales) <ann@example.com> (late)', ['ann@example.com']],
    ['Team: ann@example.com, Bob <bob@example.org>;', ['ann@example.com', 'bob@example.org']],
    ['Team: ann@example.com;, eve@evil.test', ['ann@example.com', 'eve@evil.test']],
    ['undisclosed-recipients:;', []],
    ['ann+tag=x@example.com', ['ann+tag=x@example.com']],
    ["o'neil@example.com", ["o'neil@example.com"]],
    ['"ann"@example.com', ['ann@example.com']],
    ['ann@example.com.', ['ann@example.com']],
    ['ann@localhost', ['ann@localhost']],
    ['ann@[10.0.0.1]', ['ann@10.0.0.1']],
    ['ann@[IPv6:2001:db8::1]', ['ann@[2001:db8::1]']],
    ['jörg@bücher.example', ['jörg@bücher.example']],
  ])('%j names %j', (text, want) => {
    expect(read(text)).toEqual(want)
  })
})

describe('what is no list, or not the same list for every reader', () => {
  test.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@@example.com',
    'ann@example.com@evil.test',
    'eve@evil.test@example.com',
    'ann @example.com',
    'ann@ example.com',
    'ann(x)@example.com',
    'ann@example.com; eve@evil.test',
    'ann@example.com;',
    'ann@example.com eve@evil.test',
    'ann@example.com <eve@evil.test>',
    'eve@evil.test <ann@example.com>',
    'Bob ann@example.com',
    'Ann <ann@example.com> eve@evil.test',
    'Ann <ann@example.com> <eve@evil.test>',
    'Ann <ann@example.com',
    'Ann ann@example.com>',
    '<<ann@example.com>>',
    '<>',
    'Ann <>',
    ',ann@example.com',
    'ann@example.com,',
    'ann@example.com,, bob@example.com',
    'ann@example.com\nBcc: eve@evil.test',
    'ann@example.com\r\n bob@example.com',
    'ann@example.com\u2028eve@evil.test',
    'ann@example.com\0',
    '<@relay.test:ann@example.com>',
    '<@a.test,@b.test:ann@example.com>',
    'ann%evil.test@example.com',
    'evil.test!ann@example.com',
    '"ann smith"@example.com',
    '"eve@evil.test"@example.com',
    '"eve@evil.test x"@example.com',
    '=?utf-8?q?eve=40evil.test?=@example.com',
    '.ann@example.com',
    'ann.@example.com',
    'a..n@example.com',
    'ann@example..com',
    'ann@.example.com',
    'ann@example.com..',
    'ann@exam!ple.com',
    'ann@example.com/x',
    'ann@example.com:25',
    'mailto:ann@example.com',
    'Team: ann@example.com',
    'Team: ann@example.com; eve@evil.test',
    'Team: Inner: ann@example.com;;',
    ':ann@example.com;',
    '"Ann \\"x\\" <eve@evil.test>" <ann@example.com>',
    '"Ann <ann@example.com>',
    '"ann@example.com"',
    'ann@example.com (, eve@evil.test)',
    'ann@example.com (eve@evil.test',
    'ann@example.com (a (b) c)',
    'ann@example.com)',
    'ann@[10.0.0.1',
    'ann@[10.0.0.1 ]',
    'ann@[evil.test]',
    'ann＠evil.test',
    'Ann ＜eve＠evil.test＞ <ann@example.com>',
    'eve@evil.test，ann@example.com',
    'a\u200bnn@example.com',
    'ann@exam\u200bple.com',
    'ａnn@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a.'.repeat(130)}com`,
  ])('%j', (text) => {
    expect(readAddressList(text)).toBeUndefined()
  })
})

test('a list that was put together from addresses has these addresses', () => {
  const part = fc.stringMatching(/^[a-z0-9]{1,8}$/)
  const address = fc.tuple(part, part, part).map(([local, name, top]) => ({ local, domain: `${name}.${top}` }))
  const name = fc.constantFrom('', 'Ann ', '"a, b" ', '"x@y.z" ', '(note) ')
  fc.assert(
    fc.property(fc.array(fc.tuple(address, name), { minLength: 1 }), fc.constantFrom(',', ', ', ' ,\t'), (entries, separator) => {
      const text = entries.map(([{ local, domain }, shown]) => `${shown}<${local}@${domain}>`).join(separator)
      expect(readAddressList(text)).toEqual(entries.map(([one]) => one))
    }),
  )
})

test.each(['(', '"', 'a@b.c,', 'a.', '<', '\\', 'a ', '\ufdfa', '()', 'x:', '['])(
  'the time for a long text of %j grows with its length',
  (piece) => {
    const read = (size: number): unknown => readAddressList(piece.repeat(size / piece.length))
    for (const size of [12_000, 250_000]) expect(growth(read, size)).toBeLessThan(LINEAR)
  },
  60_000,
)
