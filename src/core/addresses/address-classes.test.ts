import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anIpv4, spellingOf, spellings } from '../../../test/support/address-spellings.ts'
import { addressClasses } from './address-classes.ts'
import { readAddress } from './ip-address.ts'
import { readNetwork } from './network.ts'
import { specialNetworks } from './special-networks.ts'

function classes(text: string): string {
  const address = readAddress(text)
  return address === undefined ? 'no address' : [...addressClasses(address)].sort().join(' ')
}

describe('the classes of an address (L-43)', () => {
  test.each([
    ['8.8.8.8', 'public'],
    ['172.15.255.255', 'public'],
    ['172.16.0.0', 'private'],
    ['172.31.255.255', 'private'],
    ['172.32.0.0', 'public'],
    ['9.255.255.255', 'public'],
    ['11.0.0.1', 'public'],
    ['10.0.0.0', 'private'],
    ['192.168.255.255', 'private'],
    ['192.169.0.0', 'public'],
    ['100.63.255.255', 'public'],
    ['100.64.0.0', 'shared'],
    ['100.127.255.255', 'shared'],
    ['100.128.0.0', 'public'],
    ['127.255.255.255', 'loopback'],
    ['128.0.0.0', 'public'],
    ['0.0.0.0', 'unspecified'],
    ['0.1.2.3', 'unspecified'],
    ['169.254.1.1', 'link_local'],
    ['224.0.0.1', 'multicast'],
    ['239.255.255.255', 'multicast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['2001:4860:4860::8888', 'public'],
    ['2a00::1', 'public'],
    ['fc00::1', 'private'],
    ['fdff::1', 'private'],
    ['fec0::1', 'private'],
    ['fe80::1', 'link_local'],
    ['febf::1', 'link_local'],
    ['ff02::1', 'multicast'],
  ])('%s: %s', (text, want) => {
    expect(classes(text)).toBe(want)
  })

  test.each([
    ['169.254.169.254', 'link_local metadata'],
    ['169.254.170.2', 'link_local metadata'],
    ['100.100.100.200', 'metadata shared'],
    ['168.63.129.16', 'metadata'],
    ['192.0.0.192', 'metadata'],
    ['fd00:ec2::254', 'metadata private'],
    ['fd20:ce::254', 'metadata private'],
    ['fe80::a9fe:a9fe', 'link_local metadata'],
  ])('%s hands out metadata, and keeps its other class: %s', (text, want) => {
    expect(classes(text)).toBe(want)
  })

  test.each([
    '192.0.0.8', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.255', '240.0.0.1', '255.255.255.255',
    '100::1', '2001:2::1', '2001:db8::1', '2001:10::1', '3fff::1', '4000::1', '5f00::1', '64:ff9b:1::8.8.8.8', '1::1',
  ])('%s is kept for other uses: of no class, and not public', (text) => {
    expect(classes(text)).toBe('')
  })

  test.each(['192.0.0.9', '192.0.0.10', '2001:1::1', '2001:3::1', '2001:4:112::1', '2001:20::1', '2001:30::1', '2620:4f:8000::1'])(
    '%s is reached from everywhere within a network that is not',
    (text) => {
      expect(classes(text)).toBe('public')
    },
  )
})

describe('an address packed into IPv6 counts as well', () => {
  test.each([
    ['::ffff:10.0.0.1', 'private'],
    ['64:ff9b::a9fe:a9fe', 'link_local metadata'],
    ['64:ff9b::8.8.8.8', 'public'],
    ['64:ff9b:1::127.0.0.1', 'loopback'],
    ['64:ff9b:1:7f00:0:100::', 'loopback unspecified'],
    ['64:ff9b:1:abcd::10.0.0.1', 'private'],
    ['2002:7f00:1::', 'loopback'],
    ['2002:a9fe:a9fe::1', 'link_local metadata'],
    ['2002:808:808::1', ''],
    ['2001:0:a00:1::', 'private'],
    // The client of a Teredo address is written inverted: 127.0.0.1 behind the server 8.8.8.8.
    ['2001:0:808:808:0:0:80ff:fffe', 'loopback'],
    ['::127.0.0.1', 'loopback'],
    ['::10.0.0.1', 'private'],
    ['::8.8.8.8', ''],
    ['::ffff:0:10.0.0.1', 'private'],
    ['2a00::5efe:a00:1', 'private'],
    ['2a00::200:5efe:a00:1', 'private'],
    ['2a00::5efe:808:808', 'public'],
    ['fe80::5efe:127.0.0.1', 'link_local loopback'],
  ])('%s: %s', (text, want) => {
    expect(classes(text)).toBe(want)
  })
})

test('every spelling of an address has its classes (law spelling)', () => {
  fc.assert(
    fc.property(anIpv4, spellings, (value, spelling) => {
      const plain = addressClasses({ version: 4, value: BigInt(value) })
      const address = readAddress(spellingOf(value, spelling))
      expect(address && addressClasses(address)).toEqual(plain)
    }),
  )
})

test('public is never one of several classes', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), fc.constantFrom(...specialNetworks), (value, [text]) => {
      const network = readNetwork(text)!
      const free = BigInt(network.version === 4 ? 32 : 128) - BigInt(network.prefix)
      const found = addressClasses({ version: network.version, value: network.value | (value & ((1n << free) - 1n)) })
      expect(found.has('public') && found.size > 1).toBe(false)
    }),
  )
})

test('every network of the table is one, and stands before those that hold it', () => {
  const networks = specialNetworks.map(([text]) => readNetwork(text)!)
  expect(networks).not.toContain(undefined)
  networks.forEach((network, index) => {
    const earlier = networks.slice(0, index).filter((one) => one.version === network.version && one.prefix < network.prefix)
    const shift = (prefix: number): bigint => BigInt((network.version === 4 ? 32 : 128) - prefix)
    expect(earlier.filter((one) => one.value >> shift(one.prefix) === network.value >> shift(one.prefix))).toEqual([])
  })
})
