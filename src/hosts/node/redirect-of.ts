/** Answers that send a fetch on to another URL. */
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/**
 * Where a fetch of this URL is sent on to; null = it answers by itself (L-43). A GET, since a server
 * may answer other methods otherwise; nothing of the answer but its head is read.
 *
 * @throws RangeError for other schemes, and what `fetch` throws: no answer, or none in time.
 */
export async function redirectOf(url: string, timeoutMs: number): Promise<string | null> {
  const { protocol } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:') throw new RangeError('only http and https are traced')
  const response = await fetch(url, { redirect: 'manual', credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) })
  await response.body?.cancel()
  const target = response.headers.get('location')
  return redirects.has(response.status) && target !== null ? new URL(target, url).href : null
}
