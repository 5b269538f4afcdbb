import { defineLintRule } from '../../define-lint-rule.ts'
import { textsBelow } from '../../literal-parts.ts'
import { isStopping, operatorOf, type OperatorTest } from '../../placed-test.ts'

const privateIPv4 = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']

/** What is internal beside the private networks of IPv4; one network of each is enough. */
const others: readonly { readonly what: string; readonly networks: readonly string[] }[] = [
  { what: 'this machine (127.0.0.0/8)', networks: ['127.0.0.0/8', '127.0.0.1/32', '127.0.0.1'] },
  { what: 'link-local addresses and the metadata service (169.254.0.0/16)', networks: ['169.254.0.0/16', '169.254.169.254/32', '169.254.169.254'] },
  { what: 'private IPv6 (fc00::/7)', networks: ['fc00::/7', 'fd00::/8'] },
]

export const partialPrivateNetworks = defineLintRule({
  name: 'partial-private-networks',
  code: 'SLC525',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a guard lists internal networks and leaves some of them out',
  why: 'Lists of internal networks are written from memory. What is most often left out is what is attacked first: the metadata service, this machine, and IPv6.',
  fix: 'Use classes, which are complete: `url: { address: { some: [private, loopback, link_local, metadata] } }`.',
  examples: {
    bad: [
      `- id: no-internal
  event: tool_call
  match: { tool: web_fetch, args: { $.url: { url: { host: { cidr: [10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16] } } } } }
  skip: The page was not fetched. Use public pages.
`,
    ],
    good: [
      `- id: no-internal
  event: tool_call
  match: { tool: web_fetch, args: { $.url: { url: { address: { some: [private, loopback, link_local, metadata] } } } } }
  skip: The page was not fetched. Use public pages.
`,
      `- id: no-lab
  event: tool_call
  match: { tool: web_fetch, args: { $.url: { url: { host: { cidr: 10.20.0.0/16 } } } } }
  skip: The page was not fetched. Leave the lab alone.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    for (const test of tests) {
      const operator = operatorOf(test)
      if (operator === undefined || !isStopping(test)) continue
      const networks = networksOf(operator)
      // One private network alone may be the one that is meant.
      if (privateIPv4.filter((network) => networks.includes(network)).length < 2) continue
      const missing = others.filter((other) => !other.networks.some((network) => networks.includes(network)))
      if (missing.length === 0) continue
      yield {
        span: operator.operandSpan,
        message: `the internal networks lack ${missing.map(({ what }) => what).join(', ')}`,
        hint: 'use classes: `address: { some: [private, loopback, link_local, metadata] }`',
      }
    }
  },
})

function networksOf({ name, operand }: OperatorTest): readonly string[] {
  if (operand.kind === 'ref') return []
  if (name === 'cidr') return textsBelow({ cidr: operand.param }, ['cidr'])
  return name === 'url' || name === 'host' ? textsBelow(name === 'host' ? { host: operand.param } : operand.param, ['cidr', 'host']) : []
}
