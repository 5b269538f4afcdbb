import { limits } from '../base/limits.ts'
import type { Lookups } from '../events/lookups.ts'
import { readHost, unreadable, type HostName, type Unreadable } from './host-name.ts'
import { hostText } from './host-text.ts'
import { canonicalPath } from './url-path.ts'
import { parseWhatwgUrl } from './whatwg-url.ts'

export type UrlReading = ReadUrl | Unreadable

export interface ReadUrl {
  readonly kind: 'url'
  readonly written: string
  /** In lower case, without colon. */
  readonly scheme: string
  readonly hasUserinfo: boolean
  /** Absent where the scheme has none (`mailto:`), or the URL leaves it out (`file:///etc`). */
  readonly host?: HostName
  /** As written; absent = the default of the scheme. */
  readonly port?: number
  /** See `canonicalPath`; absent where the scheme has none. */
  readonly path?: string
  /** With its `?`, or empty. */
  readonly query: string
  /** One spelling for all that name the same: without user, default port and fragment. */
  readonly canonical: string
}

/** Ports that need not be written. */
const DEFAULT_PORTS: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
  ['ftp', 21],
])

export function defaultPortOf(scheme: string): number | undefined {
  return DEFAULT_PORTS.get(scheme)
}

/** Schemes whose URLs name no host: what follows the colon is data. */
const WITHOUT_HOST = new Set(
  'about blob cid data geo javascript magnet mailto mid news sms tel urn vbscript'.split(' '),
)

/**
 * Reads a URL as the WHATWG standard does, but only where all clients read it alike: one with a blank, control
 * character or backslash, without scheme or without the two slashes of its scheme, with odd credentials, host
 * or port is unreadable. Source: L-43.
 */
export function readUrl(text: string): UrlReading {
  if (text.length > limits.urlLength) return unreadable('is too long for a URL')
  if (UNSAFE.test(text)) return unreadable('holds a blank, a control character or a backslash')
  const scheme = SCHEME.exec(text)?.[0].slice(0, -1)
  if (scheme === undefined) return unreadable('is no URL with a scheme')
  return readBehind(scheme.toLowerCase(), text.slice(scheme.length + 1), text)
}

/** The same, read once per event (L-40). */
export function readUrlOnce(text: string, lookups: Lookups): UrlReading {
  return lookups.once(READING, text, () => readUrl(text))
}

const READING = Symbol('url')
const UNSAFE = /[\s\\\p{Cc}]/u
const SCHEME = /^[a-z][a-z0-9+.-]*:/iu

function readBehind(scheme: string, rest: string, written: string): UrlReading {
  if (WITHOUT_HOST.has(scheme)) {
    return { kind: 'url', written, scheme, hasUserinfo: false, query: '', canonical: `${scheme}:${rest}` }
  }
  if (!rest.startsWith('//')) {
    if (scheme !== 'file' || !rest.startsWith('/')) return unreadable('has no `//` behind its scheme')
    return readTail({ kind: 'url', written, scheme, hasUserinfo: false }, rest)
  }
  const end = rest.slice(2).search(/[/?#]/u)
  const authority = end === -1 ? rest.slice(2) : rest.slice(2, end + 2)
  const tail = end === -1 ? '' : rest.slice(end + 2)
  // Some old clients look for `@` up to the first slash.
  if (/^#[^/]*@/u.test(tail)) return unreadable('has an `@` that clients read differently')
  return readAuthority(scheme, authority, tail, written)
}

function readAuthority(scheme: string, authority: string, tail: string, written: string): UrlReading {
  const at = authority.indexOf('@')
  const hasUserinfo = at !== -1
  const place = authority.slice(at + 1)
  const userinfo = authority.slice(0, Math.max(at, 0))
  if (place.includes('@') || !USERINFO.test(userinfo) || /%2f|%5c/iu.test(userinfo)) {
    return unreadable('has credentials that clients read differently')
  }
  const start = { kind: 'url', written, scheme, hasUserinfo } as const
  const isHostless = scheme === 'file' ? /^(?:localhost)?$/iu.test(place) : place === '' && !DEFAULT_PORTS.has(scheme)
  if (isHostless) return hasUserinfo ? unreadable('has no host') : readTail(start, tail)
  const parts = PLACE.exec(place)
  if (parts === null) return unreadable('has a host or port that clients read differently')
  const [, name = '', digits = ''] = parts
  const reading = readHost(name)
  if (reading.kind === 'unreadable') return reading
  if (digits === '') return readTail({ ...start, host: reading.host }, tail)
  const port = Number(digits)
  if (port > 65_535) return unreadable('has a port that does not exist')
  return readTail({ ...start, host: reading.host, port }, tail)
}

const USERINFO = /^[\w.~!$&'()*+,;=:%-]*$/u
const PLACE = /^(\[[^\]]*\]|[^:[\]]*)(?::(\d{0,5}))?$/u

function readTail(start: Omit<ReadUrl, 'query' | 'canonical'>, tail: string): UrlReading {
  const parsed = parseWhatwgUrl(`http://host${tail}`)
  if (parsed === undefined) return unreadable('is no URL')
  const { scheme, host, port } = start
  const path = canonicalPath(parsed.pathname)
  const shownPort = port === undefined || port === DEFAULT_PORTS.get(scheme) ? '' : `:${port}`
  const canonical = `${scheme}://${host === undefined ? '' : hostText(host)}${shownPort}${path}${parsed.search}`
  return { ...start, path, query: parsed.search, canonical }
}
