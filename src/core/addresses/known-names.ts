import type { AddressClass } from './address-class.ts'

/** The machine itself, whatever a name server says (RFC 6761, and what systems write into their hosts file). */
const LOOPBACK_NAMES = new Set([
  'localhost',
  'localhost.localdomain',
  'localhost4',
  'localhost4.localdomain4',
  'localhost6',
  'localhost6.localdomain6',
  'ip6-localhost',
  'ip6-loopback',
])

/** Names under which clouds hand out credentials to their machines. */
const METADATA_NAMES = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'instance-data',
  'instance-data.ec2.internal',
  'metadata.tencentyun.com',
  'api.metadata.cloud.ibm.com',
])

/** Domains that are kept for use within one network (RFC 6762, RFC 8375, ICANN): no name below has a public address. */
const INTERNAL_DOMAINS = ['local', 'internal', 'home.arpa', 'localdomain']

/** The classes of a name that needs no look-up; undefined = its addresses decide. */
export function classesOfName(name: string): ReadonlySet<AddressClass> | undefined {
  if (LOOPBACK_NAMES.has(name) || name.endsWith('.localhost')) return LOOPBACK
  return METADATA_NAMES.has(name) ? METADATA : undefined
}

export function isInternalName(name: string): boolean {
  return INTERNAL_DOMAINS.some((domain) => name === domain || name.endsWith(`.${domain}`))
}

const LOOPBACK: ReadonlySet<AddressClass> = new Set(['loopback'])
const METADATA: ReadonlySet<AddressClass> = new Set(['link_local', 'metadata'])
