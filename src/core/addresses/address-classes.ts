import type { AddressClass } from './address-class.ts'
import { addressesInside } from './embedded-addresses.ts'
import type { IpAddress } from './ip-address.ts'
import { isInNetwork, readNetwork, type Network } from './network.ts'
import { specialNetworks } from './special-networks.ts'

/**
 * The classes of an address, and those of the addresses packed into it, to which it may lead. It is public
 * only if all of them are: unicast, and reached from everywhere by the IANA registries.
 */
export function addressClasses(address: IpAddress): ReadonlySet<AddressClass> {
  const all = [address, ...addressesInside(address)].map(ownClasses)
  const classes = new Set(all.flat())
  if (!all.every((own) => own.includes('public'))) classes.delete('public')
  return classes
}

function ownClasses(address: IpAddress): readonly AddressClass[] {
  const known = networks.find(({ network }) => isInNetwork(address, network))
  if (known !== undefined) return known.classes
  return address.version === 4 ? PUBLIC : NONE
}

const PUBLIC: readonly AddressClass[] = ['public']
const NONE: readonly AddressClass[] = []

interface SpecialNetwork {
  readonly network: Network
  readonly classes: readonly AddressClass[]
}

const networks = specialNetworks.flatMap(([text, classes]): readonly SpecialNetwork[] => {
  const network = readNetwork(text)
  return network === undefined ? [] : [{ network, classes }]
})
