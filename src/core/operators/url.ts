import { asksForAddresses } from '../addresses/host-test.ts'
import { explainUrl } from '../addresses/explain-url.ts'
import { urlTest, type Redirects, type UrlParam } from '../addresses/url-test.ts'
import type { WorldPort } from '../events/world.ts'
import { defineOperator, type OperatorPlace } from './define-operator.ts'
import { urlDetails } from './url-details.ts'
import { urlParam } from './url-param.ts'

/**
 * Judges a URL and those to which a fetch of it is sent on, each by all that the parameter names. A text
 * that clients read differently is unknown. Source: L-43.
 */
export const url = defineOperator({
  name: 'url',
  summary: 'the text is a URL, and it and those to which it is redirected have the given parts',
  details: urlDetails,
  judges: ['text'],
  param: urlParam,
  modifiers: [],
  holdsNames: true,
  needs(param, place) {
    const ports: WorldPort[] = []
    const isByNetwork = param.host !== undefined && asksForAddresses(param.host)
    if (param.address !== undefined || isByNetwork) ports.push('addressesOf')
    if (redirectsOf(param, place) !== 'ignore') ports.push('redirectOf')
    return ports
  },
  checkPlace({ redirects }, { permit }) {
    if (!permit || redirects !== undefined) return undefined
    return 'must say `redirects: every`, `some` or `ignore` where a hit lets a call run'
  },
  bind(param, _modifiers, place) {
    const test = urlTest(param, redirectsOf(param, place), loosens(place))
    return (text, _facts, lookups) => (typeof text === 'string' ? test(text, lookups) : 'unknown')
  },
  explain: (param, text, _facts, lookups) =>
    typeof text === 'string' ? explainUrl(text, param, param.redirects ?? 'some', false, lookups) : undefined,
  examples: [
    {
      param: { scheme: 'https', host: 'api.example.com', port: 'default' },
      value: 'HTTPS://API.Example.com.:443/v1?next=http://evil.test/',
      want: 'hit',
    },
    { param: { host: 'api.example.com' }, value: 'https://api.example.com@evil.test/', want: 'miss' },
    { param: { host: 'api.example.com' }, value: 'https://evil.test\\@api.example.com/', want: 'unknown' },
    { param: { host: 'api.example.com' }, value: 'api.example.com/v1', want: 'unknown' },
    { param: { host: { under: 'example.com' } }, value: 'http://evilexample.com/', want: 'miss' },
    {
      param: { host: { under: 'example.com' }, redirects: 'every' },
      value: 'https://docs.example.com/go',
      world: { redirects: { 'https://docs.example.com/go': 'https://evil.test/' } },
      place: { permit: true, negated: false },
      want: 'miss',
    },
    { param: { address: 'loopback' }, value: 'http://0x7f.1:8080/', want: 'hit' },
    { param: { address: { some: ['private', 'loopback'] } }, value: 'http://[::ffff:10.0.0.5]/', want: 'hit' },
    {
      param: { address: 'public' },
      value: 'http://a.test/',
      world: { dns: { 'a.test': ['93.184.215.14', '10.0.0.5'] } },
      want: 'miss',
    },
    { param: { address: 'metadata' }, value: 'http://metadata.google.internal/', want: 'hit' },
    { param: { path: { glob: '/public/**' } }, value: 'https://a.test/public/../admin', want: 'miss' },
    { param: { path: { glob: '/public/**' } }, value: 'https://a.test/public/%2e%2e%2fadmin', want: 'unknown' },
    { param: { query: { mode: ['read', 'list'] } }, value: 'https://a.test/?mode=list&page=2', want: 'hit' },
    { param: { scheme: ['http', 'https'] }, value: 'file:///etc/passwd', want: 'miss' },
    { param: { userinfo: 'none' }, value: 42, want: 'unknown' },
  ],
})

/** In a permit, and below an odd number of `not` in a guard, a hit lets the call run. */
function loosens({ permit, negated }: OperatorPlace): boolean {
  return permit !== negated
}

/** Where a hit lets the call run, the whole way must fit. */
function redirectsOf({ redirects }: UrlParam, place: OperatorPlace): Redirects {
  return redirects ?? (loosens(place) ? 'every' : 'some')
}
