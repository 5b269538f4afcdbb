import { readHost, unreadable, type HostReading } from './host-name.ts'
import { readAddress } from './ip-address.ts'

/** Reads `host[:port]`; an IPv6 address with a port stands in brackets. Source: L-43. */
export function readHostAndPort(text: string): HostReading {
  if (!text.startsWith('[') && text.includes(':', text.indexOf(':') + 1)) return readHost(`[${text}]`)
  const parts = HOST_AND_PORT.exec(text)
  if (parts === null) return unreadable('is no host with or without a port')
  const [, host = '', port = '0'] = parts
  return Number(port) > 65_535 ? unreadable('has a port that does not exist') : readHost(host)
}

const HOST_AND_PORT = /^(\[[^\]]*\]|[^:[\]]*)(?::(\d{1,5}))?$/u

/** Reads an address alone, in any spelling, with or without the brackets of IPv6; a name is unreadable. */
export function readAddressAlone(text: string): HostReading {
  const reading = readHost(text.includes(':') && readAddress(text) !== undefined ? `[${text}]` : text)
  if (reading.kind === 'unreadable' || reading.host.kind === 'address') return reading
  return unreadable('is no address')
}
