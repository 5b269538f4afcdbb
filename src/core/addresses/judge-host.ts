import type { Verdict } from '../base/verdict.ts'
import type { HostName } from './host-name.ts'

/**
 * The verdict on a host that some readers take for another address, see `HostName`. The verdict that
 * stops a call stands; the other one only if it holds for both addresses.
 *
 * @param isPermit a hit lets a call run.
 */
export function judgeHost(host: HostName, isPermit: boolean, test: (host: HostName) => Verdict): Verdict {
  const verdict = test(host)
  if (host.kind === 'name' || host.asDecimal === undefined || verdict === (isPermit ? 'miss' : 'hit')) return verdict
  return test({ kind: 'address', address: host.asDecimal }) === verdict ? verdict : 'unknown'
}
