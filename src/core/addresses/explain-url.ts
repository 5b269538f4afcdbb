import type { Lookups } from '../events/lookups.ts'
import { asksForAddresses } from './host-test.ts'
import { hopsOf } from './url-hops.ts'
import { otherPathReadings } from './url-path.ts'
import type { ReadUrl } from './url-reading.ts'
import { urlJudge, type Redirects, type UrlParam } from './url-test.ts'

/** Why a URL could not be judged, without any of it; undefined if nothing is known that says so. */
export function explainUrl(
  text: string,
  param: UrlParam,
  redirects: Redirects,
  isPermit: boolean,
  lookups: Lookups,
): string | undefined {
  const judge = urlJudge(param, isPermit)
  for (const hop of hopsOf(text, lookups)) {
    if (hop.kind === 'unreadable') return hop.why
    // Only what the test asked for is asked here: what misses early was never looked up.
    if (judge(hop, lookups) === 'unknown') return whyUnknown(hop, param, lookups)
    if (redirects === 'ignore') return undefined
  }
  return undefined
}

function whyUnknown({ host, path }: ReadUrl, param: UrlParam, lookups: Lookups): string | undefined {
  const isPathRead = param.path === undefined || path === undefined || otherPathReadings(path).length === 0
  if (!isPathRead) return 'has a path that servers read differently'
  if (host?.kind === 'address' && host.asDecimal !== undefined) {
    return 'has a number with a zero in front, which clients read differently'
  }
  const asks = param.address !== undefined || (param.host !== undefined && asksForAddresses(param.host))
  if (host?.kind !== 'name' || !asks) return undefined
  const found = lookups.addressesOf(host.name)
  if (found.kind === 'failed' || found.value.length === 0) return 'names a host whose addresses are not known'
  return 'names a host with addresses of several kinds'
}
