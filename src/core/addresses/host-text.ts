import type { HostName } from './host-name.ts'
import { parseWhatwgUrl } from './whatwg-url.ts'

/** The one spelling of a host in a URL. */
export function hostText(host: HostName): string {
  if (host.kind === 'name') return host.name
  const { version, value } = host.address
  if (version === 4) return [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 0xffn)).join('.')
  const groups = Array.from({ length: 8 }, (_, index) => ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16))
  const long = `[${groups.join(':')}]`
  return parseWhatwgUrl(`http://${long}/`)?.hostname ?? long
}
