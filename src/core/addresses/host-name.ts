import { limits } from '../base/limits.ts'
import { readAddress, readAsDecimal, sameAddress, type IpAddress } from './ip-address.ts'
import { decodePunycode } from './punycode.ts'
import { parseWhatwgUrl } from './whatwg-url.ts'

/** A host in its one canonical spelling. */
export type HostName =
  /** Labels in lower case and ASCII, without a dot at the end. */
  | { readonly kind: 'name'; readonly name: string }
  /** `asDecimal`: as readers see it that know no octal parts, where that is another address. */
  | { readonly kind: 'address'; readonly address: IpAddress; readonly asDecimal?: IpAddress }

export type HostReading = { readonly kind: 'host'; readonly host: HostName } | Unreadable

/** `why` goes on with "the text …" and holds nothing of it. */
export interface Unreadable {
  readonly kind: 'unreadable'
  readonly why: string
}

export function unreadable(why: string): Unreadable {
  return { kind: 'unreadable', why }
}

/**
 * Reads a host without port: a name, an IPv4 address in any spelling, an IPv6 address in brackets.
 * Spellings that WHATWG maps to something else than the same name in another case (percent codes,
 * full-width letters, invisible characters, `ß` as older readers take it) are unreadable, since other
 * clients send them elsewhere. Source: L-43.
 */
export function readHost(text: string): HostReading {
  if (text === '') return unreadable('has no host')
  if (text.length > limits.hostLength) return unreadable('has a host that is too long')
  if (text.startsWith('[')) return ofAddress(text.endsWith(']') ? readBracketed(text.slice(1, -1)) : undefined, text)
  const canonical = FORBIDDEN.test(text) ? undefined : parseWhatwgUrl(`http://${text}/`)?.hostname
  if (canonical === undefined) return unreadable('has a host that is no valid name')
  const written = withoutFinalDot(text)
  if (/^\d[\d.]*$/u.test(canonical)) {
    const address = readAddress(written)
    const known = readAddress(canonical)
    return ofAddress(address && known && sameAddress(address, known) ? address : undefined, written)
  }
  const name = withoutFinalDot(canonical)
  if (name.length > 253 || !NAME.test(name)) return unreadable('has a host that is no valid name')
  const isSame = isSpelledAs(written.split('.'), name.split('.'))
  return isSame ? { kind: 'host', host: { kind: 'name', name } } : unreadable('has a host that clients read differently')
}

/** Signs that are in no name, or end it for some readers. */
const FORBIDDEN = /[\0- !-,/:-@[-^`{-\u009f]/u

const NAME = /^[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*$/u

/** Letters that older rules for names (IDNA 2003) map to others or to nothing. */
const READ_DIFFERENTLY = /[ßς\u200c\u200d]/u

function isSpelledAs(written: readonly string[], canonical: readonly string[]): boolean {
  return written.length === canonical.length && written.every((label, index) => isLabelOf(label, canonical[index] ?? ''))
}

function isLabelOf(written: string, canonical: string): boolean {
  const folded = written.toLowerCase().normalize('NFC')
  if (ASCII.test(written)) return folded === canonical
  if (!canonical.startsWith('xn--') || READ_DIFFERENTLY.test(folded)) return false
  return decodePunycode(canonical.slice(4)) === folded
}

const ASCII = /^[!-~]*$/u

function readBracketed(text: string): IpAddress | undefined {
  return text.includes(':') ? readAddress(text) : undefined
}

function ofAddress(address: IpAddress | undefined, written: string): HostReading {
  if (address === undefined) return unreadable('has a host that is no valid address')
  const asDecimal = readAsDecimal(written)
  return { kind: 'host', host: { kind: 'address', address, ...(asDecimal && { asDecimal }) } }
}

function withoutFinalDot(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text
}
