import { and, not, or, type Verdict } from '../base/verdict.ts'
import { addressesInside } from './embedded-addresses.ts'
import { readAddress, widthOf, type IpAddress } from './ip-address.ts'

/** All addresses that begin with the same bits. */
export interface Network {
  readonly version: IpAddress['version']
  /** The bits behind the prefix are zero. */
  readonly value: bigint
  readonly prefix: number
}

/**
 * Reads `10.0.0.0/8` or one address. Only the plain spelling: four decimal parts, or IPv6. Undefined =
 * no network; so too if a bit behind the prefix is set, since one of the two halves is then a mistake.
 */
export function readNetwork(text: string): Network | undefined {
  const [written = '', length, ...rest] = text.split('/')
  if (rest.length > 0 || !(written.includes(':') || PLAIN_IPV4.test(written))) return undefined
  const address = readAddress(written)
  if (address === undefined) return undefined
  const width = widthOf(address.version)
  if (length === undefined) return { ...address, prefix: width }
  if (!/^(?:0|[1-9]\d{0,2})$/u.test(length)) return undefined
  // A network of mapped addresses is one of IPv4 addresses.
  const prefix = Number(length) - (written.includes(':') ? 128 - width : 0)
  if (prefix < 0 || prefix > width) return undefined
  const isWhole = (address.value & ((1n << BigInt(width - prefix)) - 1n)) === 0n
  return isWhole ? { ...address, prefix } : undefined
}

const PLAIN_IPV4 = /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/u

export function isInNetwork(address: IpAddress, network: Network): boolean {
  if (address.version !== network.version) return false
  const shift = BigInt(widthOf(network.version) - network.prefix)
  return address.value >> shift === network.value >> shift
}

/**
 * Does one of the networks hold the address? Unknown if only an address that is packed into it lies in
 * one: it may reach that one, or nothing at all. Source: L-43.
 */
export function networksHold(networks: readonly Network[], address: IpAddress): Verdict {
  const holds = (candidate: IpAddress): boolean => networks.some((network) => isInNetwork(candidate, network))
  if (holds(address)) return 'hit'
  return addressesInside(address).some(holds) ? 'unknown' : 'miss'
}

/** Of all addresses of one host: hit if every one is in, miss if none is, else unknown. */
export function networksHoldAll(networks: readonly Network[], addresses: readonly (IpAddress | undefined)[]): Verdict {
  const verdicts = addresses.map((address) => (address === undefined ? 'unknown' : networksHold(networks, address)))
  if (verdicts.length === 0) return 'unknown'
  if (verdicts.reduce<Verdict>(and, 'hit') === 'hit') return 'hit'
  return not(verdicts.reduce<Verdict>(or, 'miss')) === 'hit' ? 'miss' : 'unknown'
}
