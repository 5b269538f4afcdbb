/**
 * The path of a `file:` URL, percent-decoded once (L-42). Readers of such URLs disagree about other
 * hosts, queries, encoded separators and backslashes, so these have no path.
 */
export function readFileUrl(text: string): string | undefined {
  const parts = /^file:(?:\/\/([^/\\?#]*))?(\/[^?#\\]*)$/iu.exec(text)
  const path = parts?.[2]
  if (path === undefined || !['', 'localhost'].includes((parts?.[1] ?? '').toLowerCase())) return undefined
  if (/%(?:2f|5c)/iu.test(path)) return undefined
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  // `/C:/x` names a drive; `/C|/x` is an old form of it that only some read so.
  if (/^\/[A-Za-z]\|/u.test(decoded)) return undefined
  return decoded
}
