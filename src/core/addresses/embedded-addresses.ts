import type { IpAddress } from './ip-address.ts'

/**
 * The IPv4 addresses that are packed into an IPv6 address and to which it may be carried: NAT64 (RFC 6052,
 * RFC 8215), SIIT (RFC 2765), 6to4 (RFC 3056), Teredo (RFC 4380), ISATAP (RFC 5214), IPv4-compatible (RFC 4291). Mapped
 * ones never come here, see `readAddress`. Source: L-43.
 */
export function addressesInside(address: IpAddress): readonly IpAddress[] {
  if (address.version === 4) return []
  const { value } = address
  const low = value & LOW
  const front = value >> 32n
  if (front === 0n) return value > 1n ? [v4(low)] : []
  if (front === NAT64 || front === TRANSLATED) return [v4(low)]
  if (value >> 80n === NAT64_LOCAL) return ofLocalTranslation(value)
  if (value >> 112n === 0x2002n) return [v4((value >> 80n) & LOW)]
  // The server, and the client, whose bits are inverted.
  if (value >> 96n === 0x2001_0000n) return [v4((value >> 64n) & LOW), v4(low ^ LOW)]
  const isIsatap = (front & 0xfdff_ffffn) === 0x5efen
  return isIsatap ? [v4(low)] : []
}

const LOW = 0xffff_ffffn
/** `64:ff9b::/96`. */
const NAT64 = 0x0064_ff9bn << 64n
/** `::ffff:0:0:0/96`. */
const TRANSLATED = 0xffff_0000n
/** `64:ff9b:1::/48`, in which every network chooses its own prefix. */
const NAT64_LOCAL = 0x0064_ff9b_0001n

/** With a prefix of 96 bits the address stands last, with one of 48 around the byte at bit 64, which is zero. */
function ofLocalTranslation(value: bigint): readonly IpAddress[] {
  const last = v4(value & LOW)
  if (((value >> 32n) & 0xffff_ffff_ffffn) === 0n) return [last]
  const around = v4((((value >> 64n) & 0xffffn) << 16n) | ((value >> 40n) & 0xffffn))
  return [last, around]
}

function v4(value: bigint): IpAddress {
  return { version: 4, value }
}
