/** An address as the number that it is, whatever its spelling. An IPv4-mapped IPv6 address is the IPv4 address. */
export interface IpAddress {
  readonly version: 4 | 6
  readonly value: bigint
}

/** The bits of an address. */
export function widthOf(version: IpAddress['version']): 32 | 128 {
  return version === 4 ? 32 : 128
}

/**
 * Reads an address in every spelling that resolvers take: of IPv4 one to four parts, each decimal,
 * octal (`0177`) or hexadecimal (`0x7f`), the last one filling what is left; of IPv6 every form of
 * RFC 4291 section 2.2, without zone. Undefined = no address. Source: L-43.
 */
export function readAddress(text: string): IpAddress | undefined {
  // No spelling is longer; only zeros in front could make one so.
  if (text.length > 64) return undefined
  return text.includes(':') ? readIpv6(text) : readIpv4(text, valueOfPart)
}

/**
 * The address as readers see it that take every part without `0x` for a decimal number. Undefined if
 * it reads alike, or is none for them: only a part with a zero in front tells the two apart.
 */
export function readAsDecimal(text: string): IpAddress | undefined {
  if (text.length > 64 || text.includes(':')) return undefined
  const octal = readIpv4(text, valueOfPart)
  const decimal = readIpv4(text, (part) => (/^\d+$/u.test(part) ? Number(part) : valueOfPart(part)))
  return decimal?.value === octal?.value ? undefined : decimal
}

export function sameAddress(left: IpAddress, right: IpAddress): boolean {
  return left.version === right.version && left.value === right.value
}

function readIpv4(text: string, valueOf: (part: string) => number | undefined): IpAddress | undefined {
  const parts = text.split('.')
  if (parts.length > 4) return undefined
  const values = parts.map(valueOf)
  let value = 0
  for (const [index, part] of values.entries()) {
    const isLast = index === values.length - 1
    const limit = isLast ? 256 ** (4 - index) : 256
    if (part === undefined || part >= limit) return undefined
    value = isLast ? value * limit + part : value * 256 + part
  }
  return { version: 4, value: BigInt(value) }
}

/** A number too large to be exact is also too large to be a part, so rounding never shows. */
function valueOfPart(part: string): number | undefined {
  if (/^0x[0-9a-f]+$/iu.test(part)) return Number.parseInt(part.slice(2), 16)
  if (/^0[0-7]+$/u.test(part)) return Number.parseInt(part, 8)
  return /^(?:0|[1-9]\d*)$/u.test(part) ? Number(part) : undefined
}

function readIpv6(text: string): IpAddress | undefined {
  const halves = withoutDottedEnd(text)?.split('::')
  if (halves === undefined || halves.length > 2) return undefined
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - tail.length
  // A `::` stands for at least one group.
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/iu.test(group))) return undefined
  const value = groups.reduce((sum, group) => (sum << 16n) | BigInt(Number.parseInt(group, 16)), 0n)
  return value >> 32n === MAPPED ? { version: 4, value: value & 0xffff_ffffn } : { version: 6, value }
}

/** `::ffff:0:0/96`. */
const MAPPED = 0xffffn

/** An IPv4 address at the end, four decimal parts, as two groups. */
function withoutDottedEnd(text: string): string | undefined {
  if (!text.includes('.')) return text
  const start = text.lastIndexOf(':') + 1
  const parts = text.slice(start).split('.')
  const isByte = (part: string): boolean => /^(?:0|[1-9]\d{0,2})$/u.test(part) && Number(part) < 256
  if (parts.length !== 4 || !parts.every(isByte)) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number)
  return `${text.slice(0, start)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}
