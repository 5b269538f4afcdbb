import { or, type Verdict } from '../base/verdict.ts'
import { noLookups, type Lookups } from '../events/lookups.ts'
import { readHost, type HostName, type HostReading } from './host-name.ts'
import { readAddress, widthOf } from './ip-address.ts'
import { listOf } from './list-of.ts'
import { networksHold, networksHoldAll, readNetwork, type Network } from './network.ts'

/** HOST as a policy writes it (L-43). */
export type HostParam = HostPatternParam | readonly HostPatternParam[]

export type HostPatternParam =
  | string
  | { readonly under: string | readonly string[] }
  | { readonly below: string | readonly string[] }
  | { readonly cidr: string | readonly string[] }

/** One of these must fit. */
export type HostTest = readonly HostPattern[]

type HostPattern =
  | { readonly kind: 'name' | 'under' | 'below'; readonly name: string }
  | { readonly kind: 'address'; readonly networks: readonly [Network] }
  | { readonly kind: 'networks'; readonly networks: readonly Network[] }
  /** What no schema lets pass: unknown for every host. */
  | { readonly kind: 'unreadable' }

export function readHostTest(param: HostParam): HostTest {
  return listOf(param).flatMap((pattern): HostTest => {
    if (typeof pattern === 'string') return [readExact(pattern)]
    if ('under' in pattern) return listOf(pattern.under).map((name) => readDomain('under', name))
    if ('below' in pattern) return listOf(pattern.below).map((name) => readDomain('below', name))
    return [readNetworks(listOf(pattern.cidr))]
  })
}

/**
 * Does the host fit the test? Names are compared by labels, addresses by value, and an address that is
 * only packed into the host's is unknown. A name fits a network if all its addresses lie in it; it is unknown
 * if only some do, or if there is nobody to ask. Source: L-43.
 */
export function hostFits(host: HostName, test: HostTest, lookups: Lookups = noLookups): Verdict {
  let verdict: Verdict = 'miss'
  for (const pattern of test) {
    verdict = or(verdict, patternFits(host, pattern, lookups))
    if (verdict === 'hit') return verdict
  }
  return verdict
}

/** Names must be looked up to judge it. Asked at load, when names within the parameter are still names (L-16). */
export function asksForAddresses(param: HostParam): boolean {
  return listOf(param).some((pattern) => typeof pattern === 'object' && Object.hasOwn(pattern, 'cidr'))
}

function patternFits(host: HostName, pattern: HostPattern, lookups: Lookups): Verdict {
  switch (pattern.kind) {
    case 'unreadable':
      return 'unknown'
    case 'networks': {
      if (host.kind === 'address') return networksHold(pattern.networks, host.address)
      const found = lookups.addressesOf(host.name)
      return found.kind === 'failed' ? 'unknown' : networksHoldAll(pattern.networks, found.value.map(readAddress))
    }
    case 'address':
      return host.kind === 'address' ? networksHold(pattern.networks, host.address) : 'miss'
    case 'name':
      return host.kind === 'name' && host.name === pattern.name ? 'hit' : 'miss'
    case 'under':
      return host.kind === 'name' && (host.name === pattern.name || isBelow(host.name, pattern.name)) ? 'hit' : 'miss'
    case 'below':
      return host.kind === 'name' && isBelow(host.name, pattern.name) ? 'hit' : 'miss'
  }
}

function isBelow(name: string, domain: string): boolean {
  return name.endsWith(`.${domain}`)
}

/** A host as it stands in a policy: an IPv6 address may lack its brackets. */
export function readHostOperand(text: string): HostReading {
  return readHost(text.includes(':') && !text.startsWith('[') ? `[${text}]` : text)
}

function readExact(text: string): HostPattern {
  const reading = readHostOperand(text)
  if (reading.kind === 'unreadable') return reading
  if (reading.host.kind === 'name') return reading.host
  const { address } = reading.host
  return { kind: 'address', networks: [{ ...address, prefix: widthOf(address.version) }] }
}

function readDomain(kind: 'under' | 'below', text: string): HostPattern {
  const reading = readHostOperand(text)
  return reading.kind === 'host' && reading.host.kind === 'name' ? { kind, name: reading.host.name } : { kind: 'unreadable' }
}

function readNetworks(texts: readonly string[]): HostPattern {
  const networks = texts.map(readNetwork).filter((network) => network !== undefined)
  return networks.length === texts.length ? { kind: 'networks', networks } : { kind: 'unreadable' }
}
