import { describe, expect, test } from 'vitest'
import { createLookups } from '../events/lookups.ts'
import { readHost } from './host-name.ts'
import { hostFits, readHostTest, type HostParam } from './host-test.ts'

function fits(param: HostParam, text: string, dns?: Readonly<Record<string, readonly string[]>>): string {
  const reading = readHost(text)
  if (reading.kind === 'unreadable') return reading.why
  const lookups = dns && createLookups({ addressesOf: (name) => dns[name] ?? [] })
  return hostFits(reading.host, readHostTest(param), lookups)
}

describe('names are compared label by label (L-43)', () => {
  test.each<[HostParam, string, string]>([
    ['example.com', 'EXAMPLE.COM.', 'hit'],
    ['Example.COM.', 'example.com', 'hit'],
    ['example.com', 'www.example.com', 'miss'],
    ['example.com', 'example.com.evil.test', 'miss'],
    ['bücher.example', 'xn--bcher-kva.example', 'hit'],
    [{ under: 'example.com' }, 'example.com', 'hit'],
    [{ under: 'example.com' }, 'a.b.example.com', 'hit'],
    [{ under: 'example.com' }, 'evilexample.com', 'miss'],
    [{ under: 'example.com' }, 'com', 'miss'],
    [{ below: 'example.com' }, 'example.com.', 'miss'],
    [{ below: 'example.com' }, 'a.example.com', 'hit'],
    [{ below: 'example.com' }, 'aexample.com', 'miss'],
    [{ under: ['a.test', 'b.test'] }, 'x.b.test', 'hit'],
    [['a.test', { below: 'b.test' }], 'b.test', 'miss'],
    [['a.test', { below: 'b.test' }], 'a.test', 'hit'],
    [{ under: 'example.com' }, '127.0.0.1', 'miss'],
    ['127.0.0.1', 'localhost', 'miss'],
  ])('%j on %s: %s', (param, text, want) => {
    expect(fits(param, text)).toBe(want)
  })
})

describe('addresses are compared by value', () => {
  test.each<[HostParam, string, string]>([
    ['127.0.0.1', '0x7f.1', 'hit'],
    ['127.0.0.1', '[::ffff:127.0.0.1]', 'hit'],
    ['::1', '[0:0::1]', 'hit'],
    ['[::1]', '[::1]', 'hit'],
    ['10.0.0.1', '10.0.0.2', 'miss'],
    [{ cidr: ['10.0.0.0/8', 'fd00::/8'] }, '10.255.255.255', 'hit'],
    [{ cidr: ['10.0.0.0/8', 'fd00::/8'] }, '[fd12::1]', 'hit'],
    [{ cidr: ['10.0.0.0/8', 'fd00::/8'] }, '11.0.0.0', 'miss'],
    [{ cidr: '10.0.0.0/8' }, '[::ffff:a00:1]', 'hit'],
    [{ cidr: '0.0.0.0/0' }, '[2001:db8::1]', 'miss'],
    [{ cidr: '::/0' }, '[2001:db8::1]', 'hit'],
  ])('%j on %s: %s', (param, text, want) => {
    expect(fits(param, text)).toBe(want)
  })

  test.each(['[64:ff9b::a00:1]', '[2002:a00:1::]', '[::10.0.0.1]', '[2001:0:a00:1::]', '[fe80::5efe:a00:1]'])(
    'one that is only packed into %s is unknown, as nobody knows where it leads',
    (text) => {
      expect(fits({ cidr: '10.0.0.0/8' }, text)).toBe('unknown')
      expect(fits('10.0.0.1', text)).toBe('unknown')
    },
  )
})

describe('a name lies in a network if its addresses do', () => {
  const dns = { in: ['10.0.0.1', '10.0.0.2'], out: ['11.0.0.1', '::1'], both: ['10.0.0.1', '11.0.0.1'], none: [], odd: ['10.0.0.1', 'x'] }

  test.each([['in', 'hit'], ['out', 'miss'], ['both', 'unknown'], ['none', 'unknown'], ['odd', 'unknown']])('%s: %s', (name, want) => {
    expect(fits({ cidr: '10.0.0.0/8' }, name, dns)).toBe(want)
  })

  test('without an answer it is unknown, unless another member of the list fits', () => {
    expect(fits({ cidr: '10.0.0.0/8' }, 'a.test')).toBe('unknown')
    expect(fits([{ cidr: '10.0.0.0/8' }, 'a.test'], 'a.test')).toBe('hit')
  })
})

test('a test that no schema would let pass is unknown for every host', () => {
  for (const param of ['a b', { under: '10.0.0.1' }, { cidr: '10.0.0.1/8' }, { cidr: '10.0.0.0/33' }, { cidr: '010.0.0.0/8' }]) {
    expect(fits(param, 'a.test', { 'a.test': ['10.0.0.1'] })).toBe('unknown')
  }
})
