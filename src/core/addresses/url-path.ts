import { parseWhatwgUrl } from './whatwg-url.ts'

/**
 * The path of a parsed URL, whose dot segments are gone, in one spelling: percent codes of letters, digits
 * and `-._~` are decoded (RFC 3986, section 6.2.2), all others in upper case.
 */
export function canonicalPath(pathname: string): string {
  return pathname
    .replaceAll(UNRESERVED, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .replaceAll(IN_LOWER_CASE, (code) => code.toUpperCase())
}

// Codes that stay as they are, as those that the parser wrote, are not touched: there may be many.
const UNRESERVED = /%(?:2[DEde]|3\d|[46][1-9A-Fa-f]|[57]\d|[57][Aa]|5[Ff]|7[Ee])/gu
const IN_LOWER_CASE = /%(?:[a-f][\dA-Fa-f]|[\dA-F][a-f])/gu

/** A path of a policy in that spelling; undefined = it is none. Stars stay. */
export function readPathOperand(text: string): string | undefined {
  const isPath = text.startsWith('/') && !/[?#\\\s\p{Cc}]/u.test(text)
  const parsed = isPath ? parseWhatwgUrl(`http://host${text}`) : undefined
  return parsed && canonicalPath(parsed.pathname)
}

/**
 * How servers may read a canonical path beside as it stands: with all percent codes decoded, once or twice,
 * parameters of dot segments (`..;x`) dropped, backslashes for slashes, doubled slashes for one, and dot
 * segments resolved once more. Empty where that changes nothing.
 */
export function otherPathReadings(path: string): readonly string[] {
  if (!/%|;|\/\//u.test(path)) return []
  const once = decoded(path)
  const twice = decoded(once)
  return [...new Set([resolved(once), resolved(twice)])].filter((reading) => reading !== path)
}

/** Codes that are no UTF-8 stay as they are. */
export function decoded(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/giu, (codes) => {
    try {
      return decodeURIComponent(codes)
    } catch {
      return codes
    }
  })
}

function resolved(path: string): string {
  const reached: string[] = []
  const segments = path.replaceAll('\\', '/').split('/').slice(1)
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1
    const [dots = ''] = segment.split(';', 1)
    if (dots === '..') reached.pop()
    if (dots === '..' || dots === '.' || segment === '') {
      if (isLast) reached.push('')
    } else {
      reached.push(segment)
    }
  }
  return `/${reached.join('/')}`
}
