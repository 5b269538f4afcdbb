import { readHostAndPort } from '../addresses/host-and-port.ts'
import { asksForAddresses, hostFits, readHostTest } from '../addresses/host-test.ts'
import { judgeHost } from '../addresses/judge-host.ts'
import { defineOperator } from './define-operator.ts'
import { hostParam } from './host-param.ts'
import { hostDetails, unknownHosts } from './url-details.ts'

/**
 * Judges `host` or `host:port` by its host alone; for ports, paths and redirects there is `url`. A text that
 * clients read differently is unknown. Source: L-43.
 */
export const host = defineOperator({
  name: 'host',
  summary: 'the text is a host, with or without a port, and the host is one of the given ones',
  details: [
    hostDetails,
    'The port is read and does not matter; for ports, paths and redirects there is `url`.',
    `Unknown: a text with a scheme, user or path; ${unknownHosts}.`,
  ],
  judges: ['text'],
  param: hostParam,
  modifiers: [],
  holdsNames: true,
  needs: (param) => (asksForAddresses(param) ? ['addressesOf'] : []),
  bind(param, _modifiers, { permit, negated }) {
    const test = readHostTest(param)
    return (text, _facts, lookups) => {
      const reading = readHostAndPort(typeof text === 'string' ? text : '')
      if (reading.kind === 'unreadable') return 'unknown'
      return judgeHost(reading.host, permit !== negated, (name) => hostFits(name, test, lookups))
    }
  },
  explain(_param, text) {
    const reading = readHostAndPort(typeof text === 'string' ? text : '')
    return reading.kind === 'unreadable' ? reading.why : 'is a host whose addresses leave it open'
  },
  examples: [
    { param: 'db.example.com', value: 'DB.example.com.:5432', want: 'hit' },
    { param: { below: 'example.com' }, value: 'example.com', want: 'miss' },
    { param: { under: 'bücher.example' }, value: 'www.xn--bcher-kva.example', want: 'hit' },
    { param: ['localhost', { cidr: ['127.0.0.0/8', '::1'] }], value: '[::1]:8080', want: 'hit' },
    { param: { cidr: '10.0.0.0/8' }, value: 'db.test:5432', world: { dns: { 'db.test': ['10.0.0.5'] } }, want: 'hit' },
    { param: 'example.com', value: 'https://example.com/', want: 'unknown' },
    { param: 'example.com', value: 'ex\u00adample.com', want: 'unknown' },
  ],
})
