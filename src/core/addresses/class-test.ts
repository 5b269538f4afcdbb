import { and, or, type Verdict } from '../base/verdict.ts'
import type { Lookups } from '../events/lookups.ts'
import type { AddressClass } from './address-class.ts'
import { addressClasses } from './address-classes.ts'
import type { HostName } from './host-name.ts'
import { readAddress } from './ip-address.ts'
import { classesOfName, isInternalName } from './known-names.ts'
import { listOf } from './list-of.ts'

/** CLASS as a policy writes it (L-43): every address of the host, or with `some` one of them. */
export type ClassParam = ClassList | { readonly some: ClassList }

type ClassList = AddressClass | readonly AddressClass[]

/**
 * Do the addresses of a host lie in the given classes? An address of several classes, such as one that
 * is link-local and hands out metadata, lies in them if one of its classes is given; `isPermit`: only if
 * all are, so that no class comes along that the policy does not name. Source: L-43.
 */
export function classTest(param: ClassParam, isPermit: boolean): (host: HostName, lookups: Lookups) => Verdict {
  const isSome = isQuantified(param)
  const wanted = new Set<AddressClass>(listOf<AddressClass>(isSome ? param.some : param))
  const isIn = (classes: ReadonlySet<AddressClass> | undefined): Verdict => {
    if (classes === undefined) return 'unknown'
    const named = [...classes].filter((name) => wanted.has(name)).length
    return named > 0 && (!isPermit || named === classes.size) ? 'hit' : 'miss'
  }
  return (host, lookups) => {
    const addresses = classesOf(host, lookups)
    if (addresses.length === 0) return 'unknown'
    return addresses.map(isIn).reduce(isSome ? or : and)
  }
}

function isQuantified(param: ClassParam): param is { readonly some: ClassList } {
  // A list has a `some` as well, but not of its own.
  return typeof param === 'object' && Object.hasOwn(param, 'some')
}

/** Of each address of the host; undefined = it cannot be read. Empty = no address is known. */
function classesOf(host: HostName, lookups: Lookups): readonly (ReadonlySet<AddressClass> | undefined)[] {
  if (host.kind === 'address') return [addressClasses(host.address)]
  const known = classesOfName(host.name)
  if (known !== undefined) return [known]
  const found = lookups.addressesOf(host.name)
  if (found.kind === 'failed') return []
  return found.value.map((text) => {
    const address = readAddress(text)
    if (address === undefined) return undefined
    const classes = addressClasses(address)
    return isInternalName(host.name) ? new Set([...classes].filter((name) => name !== 'public')) : classes
  })
}
