import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, test } from 'vitest'
import { readAddress, readAsDecimal } from './ip-address.ts'
import { anIpv4, spellingOf, spellings } from '../../../test/support/address-spellings.ts'
import { parseWhatwgUrl } from './whatwg-url.ts'

const loopback = { version: 4, value: 0x7f00_0001n }

test.each([
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0X7F.1',
  '017700000001',
  '0177.0.0.0x1',
  '0x7f.0x0.0.01',
  '::ffff:127.0.0.1',
  '::FFFF:7f00:1',
  '0:0:0:0:0:ffff:7f00:0001',
])('%s is the loopback address', (text) => {
  expect(readAddress(text)).toEqual(loopback)
})

test.each([
  ['::', 0n],
  ['::1', 1n],
  ['1::', 1n << 112n],
  ['fe80::a9fe:a9fe', (0xfe80n << 112n) | 0xa9fe_a9fen],
  ['64:ff9b::10.0.0.1', (0x0064_ff9bn << 96n) | 0x0a00_0001n],
  ['1:2:3:4:5:6:7:8', 0x0001_0002_0003_0004_0005_0006_0007_0008n],
  ['1:2:3:4:5:6:7::', 0x0001_0002_0003_0004_0005_0006_0007_0000n],
])('%s is an IPv6 address', (text, value) => {
  expect(readAddress(text)).toEqual({ version: 6, value })
})

test.each([
  '', ' ', '.', '1.2.3.4.5', '256.0.0.1', '1.2.3.256', '1.2.65536', '4294967296', '08.0.0.1', '0x', '0xg', '1e3', '+1', '-1', '1.2.3.4.',
  '１27.0.0.1', 'localhost', '1.2..4', ':', ':::', '::1::', '1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8::', '12345::', '::g',
  '::1%eth0', 'fe80::1%25en0', '::127.1', '::0177.0.0.1', '::1.2.3.4:5', '1.2.3.4::', '[::1]', '0'.repeat(65), '9'.repeat(1_000_000),
])('%j is no address', (text) => {
  expect(readAddress(text)).toBeUndefined()
})

describe('readers that know no octal numbers', () => {
  test.each([
    ['010.8.8.8', { version: 4, value: 0x0a08_0808n }],
    ['0177.0.0.1', { version: 4, value: 0xb100_0001n }],
    ['1.2.3.010', { version: 4, value: 0x0102_030an }],
  ])('see another address in %s', (text, address) => {
    expect(readAsDecimal(text)).toEqual(address)
  })

  test.each(['10.8.8.8', '01.02.03.04', '0251.0376.0251.0376', '0x7f.1', '017700000001', '::1'])('see the same or none in %s', (text) => {
    expect(readAsDecimal(text)).toBeUndefined()
  })
})

test('every spelling of an address is that address (law spelling)', () => {
  fc.assert(
    fc.property(anIpv4, spellings, (value, spelling) => {
      expect(readAddress(spellingOf(value, spelling))).toEqual({ version: 4, value: BigInt(value) })
    }),
  )
})

test('IPv6 addresses are read as ipaddr.js and the WHATWG standard read them', () => {
  const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }))
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const address = new ipaddr.IPv6(groups)
      const value = groups.reduce((sum, part) => (sum << 16n) | BigInt(part), 0n)
      const expected = value >> 32n === 0xffffn ? { version: 4, value: value & 0xffff_ffffn } : { version: 6, value }
      for (const text of [address.toNormalizedString(), address.toString()]) {
        expect(readAddress(text)).toEqual(expected)
        expect(readAddress(parseWhatwgUrl(`http://[${text}]/`)?.hostname.slice(1, -1) ?? '')).toEqual(expected)
      }
    }),
  )
})

test('what looks like an address is one exactly where the WHATWG standard has it so', () => {
  const part = fc.oneof(fc.constantFrom('0', '00', '0x', '0x0', '08', '1', '255', '256', '', '0377', '65535', '4294967295', '0xffffffff'), fc.stringMatching(/^[0-9a-fx]{1,4}$/))
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const text = parts.join('.')
      const hostname = parseWhatwgUrl(`http://${text}/`)?.hostname ?? ''
      const isAddress = /^\d+\.\d+\.\d+\.\d+$/.test(hostname) && !/(?:^|\.)0x(?:\.|$)/i.test(text) && !text.endsWith('.')
      expect(readAddress(text)).toEqual(isAddress ? readAddress(hostname) : undefined)
    }),
  )
})
