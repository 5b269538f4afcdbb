import type { AddressClass } from './address-class.ts'

/**
 * Networks that are not the public internet, by the IANA registries of special-purpose addresses
 * (RFC 6890) and of multicast, the most exact one first. Without classes: neither public nor of any other class.
 */
export const specialNetworks: readonly (readonly [network: string, classes: readonly AddressClass[]])[] = [
  // Addresses at which clouds hand out credentials, each only within its cloud.
  ['169.254.169.254', ['link_local', 'metadata']],
  ['169.254.170.2', ['link_local', 'metadata']],
  ['169.254.170.23', ['link_local', 'metadata']],
  ['169.254.0.23', ['link_local', 'metadata']],
  ['169.254.42.42', ['link_local', 'metadata']],
  ['100.100.100.200', ['shared', 'metadata']],
  ['168.63.129.16', ['metadata']],
  ['192.0.0.192', ['metadata']],
  ['fd00:ec2::254', ['private', 'metadata']],
  ['fd00:ec2::23', ['private', 'metadata']],
  ['fd20:ce::254', ['private', 'metadata']],
  ['fd00:42::42', ['private', 'metadata']],
  ['fe80::a9fe:a9fe', ['link_local', 'metadata']],

  // Exceptions that are reached from everywhere.
  ['192.0.0.9', ['public']],
  ['192.0.0.10', ['public']],

  ['0.0.0.0/8', ['unspecified']],
  ['10.0.0.0/8', ['private']],
  ['100.64.0.0/10', ['shared']],
  ['127.0.0.0/8', ['loopback']],
  ['169.254.0.0/16', ['link_local']],
  ['172.16.0.0/12', ['private']],
  ['192.0.0.0/24', []],
  ['192.0.2.0/24', []],
  ['192.88.99.0/24', []],
  ['192.168.0.0/16', ['private']],
  ['198.18.0.0/15', []],
  ['198.51.100.0/24', []],
  ['203.0.113.0/24', []],
  ['224.0.0.0/4', ['multicast']],
  ['240.0.0.0/4', []],

  ['::', ['unspecified']],
  ['::1', ['loopback']],
  ['64:ff9b::/96', ['public']],
  ['2001:1::1', ['public']],
  ['2001:1::2', ['public']],
  ['2001:1::3', ['public']],
  ['2001:3::/32', ['public']],
  ['2001:4:112::/48', ['public']],
  ['2001:20::/28', ['public']],
  ['2001:30::/28', ['public']],
  ['2001::/23', []],
  ['2001:db8::/32', []],
  ['2002::/16', []],
  ['3fff::/20', []],
  // What is left of the addresses that are handed out to be reached from everywhere.
  ['2000::/3', ['public']],
  ['fc00::/7', ['private']],
  ['fe80::/10', ['link_local']],
  // Site-local addresses, withdrawn but still used within some networks.
  ['fec0::/10', ['private']],
  ['ff00::/8', ['multicast']],
]
