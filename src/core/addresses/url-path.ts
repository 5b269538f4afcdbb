import { parseWhatwgUrl } from './whatwg-url.ts'

/**
 * The path of a parsed URL, whose dot segments are gone, in one spelling: percent codes of letters, digits
 * and `-._~` are decoded (RFC 3986, section 6.2.2), all others in upper case.
 */
export function canonicalPath(pathname: string): string {
  return pathname.replaceAll(/%[0-9a-f]{2}/giu, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/u.test(character) ? character : code.toUpperCase()
  })
}

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
  const once = resolved(decoded(path))
  const twice = resolved(decoded(decoded(path)))
  return [...new Set([once, twice])].filter((reading) => reading !== path)
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
