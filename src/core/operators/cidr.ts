import { readAddressAlone } from '../addresses/host-and-port.ts'
import { hostFits, readHostTest } from '../addresses/host-test.ts'
import { judgeHost } from '../addresses/judge-host.ts'
import { defineOperator } from './define-operator.ts'
import { networksParam } from './host-param.ts'
import { paragraph } from './paragraph.ts'

/** Judges an address in any spelling; a name is unknown, since `host` and `url` can look it up. Source: L-43. */
export const cidr = defineOperator({
  name: 'cidr',
  summary: 'the text is an address in one of the given networks',
  details: [
    paragraph(
      'Takes networks like `10.0.0.0/8` or `fd00::/8`, single addresses, or a list of these.',
      'Every spelling of an address is read: decimal, octal and hexadecimal numbers, one to four of them, and IPv6 with or without brackets.',
      'An IPv4-mapped IPv6 address is the IPv4 address.',
    ),
    paragraph(
      'Unknown: a name; an address with port or zone; a number with leading zeros, where it matters how clients read it;',
      'an IPv6 address that lies outside but carries one that lies within (NAT64, 6to4, Teredo, ISATAP).',
    ),
  ],
  judges: ['text'],
  param: networksParam,
  modifiers: [],
  holdsNames: true,
  bind(param, _modifiers, { permit, negated }) {
    const test = readHostTest({ cidr: param })
    return (text) => {
      const reading = readAddressAlone(typeof text === 'string' ? text : '')
      if (reading.kind === 'unreadable') return 'unknown'
      return judgeHost(reading.host, permit !== negated, (host) => hostFits(host, test))
    }
  },
  explain(_param, text) {
    const reading = readAddressAlone(typeof text === 'string' ? text : '')
    return reading.kind === 'unreadable' ? reading.why : 'is an address that leads to different networks'
  },
  examples: [
    { param: '10.0.0.0/8', value: '10.1.2.3', want: 'hit' },
    { param: ['10.0.0.0/8', 'fd00::/8'], value: '0x0a.1', want: 'hit' },
    { param: ['10.0.0.0/8', 'fd00::/8'], value: '::ffff:10.0.0.1', want: 'hit' },
    { param: '10.0.0.0/8', value: '11.0.0.1', want: 'miss' },
    { param: '10.0.0.0/8', value: '010.0.0.1', want: 'unknown' },
    { param: '10.0.0.0/8', value: '64:ff9b::10.0.0.1', want: 'unknown' },
    { param: '10.0.0.0/8', value: 'db.example.com', want: 'unknown' },
  ],
})
