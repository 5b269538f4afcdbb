import { asksForAddresses, readHostTest } from '../addresses/host-test.ts'
import { explainUrl } from '../addresses/explain-url.ts'
import { urlTest, type Redirects, type UrlParam } from '../addresses/url-test.ts'
import type { WorldPort } from '../events/world.ts'
import { defineOperator, type OperatorPlace } from './define-operator.ts'
import { urlParam } from './url-param.ts'

/**
 * Judges a URL and those to which a fetch of it is sent on, each by all that the parameter names. A text
 * that clients read differently is unknown. Source: L-43.
 */
export const url = defineOperator({
  name: 'url',
  summary: 'the text is a URL, and it and those to which it is redirected have the given parts',
  details: [
    '`scheme`, `host`, `port`, `path`, `query`, `userinfo` and `address` must all hold, of one URL. `redirects: every` puts the whole test to each URL that a fetch touches, the first included, and wants all to pass; `some` wants one; `ignore` judges the first alone. In a permit it must be stated. In a guard it is `some`, and `every` below an odd number of `not`, so that no hop goes by. A fetch of more than five URLs, a circle, or a redirect that nobody can follow is unknown for what is left.',
    '`host` takes a name or address, `{ under: d }` (d and all below), `{ below: d }`, `{ cidr: n }`, or a list of these. Names are compared label by label, without case and final dot, international ones in either form; addresses by value, in any spelling. `{ cidr: n }` on a name asks for its addresses. `address` takes one or more of `public`, `loopback`, `private`, `link_local`, `shared`, `metadata`, `unspecified`, `multicast`, and holds if every address of the host is in one of them, `{ some: … }` if one is. What the IANA registries do not call globally reachable is not public. An address in IPv6 clothes (mapped, NAT64, 6to4, Teredo, ISATAP) is of the classes of the address inside as well. In a permit all classes of an address must be given: a metadata address does not pass as `link_local`. `localhost` and the names of metadata services are of their class whatever a name server says.',
    '`port` takes `default`, numbers, or a list of these. `path` takes a whole path, `{ glob: p }` or a list of these, and is compared without dot segments and with needless percent codes decoded; in a pattern `*` stays within a component and `**` stands for any number of components, at the end for at least one. A path that servers may read in another way (`%2F`, `..;`, `//`) is unknown where that changes the verdict. `query` is `none`, or a map from parameters to a text or a list of texts; other parameters do not matter. `userinfo: none` wants no user or password. A URL without a host (`mailto:`, `data:`, `file:///x`) has no port and address either, and one like `mailto:` no path and query: tests of what is not there miss.',
    'Unknown: a URL with a blank, a control character or a backslash, without a scheme or the `//` behind it, with `@` or odd signs in its credentials, with a host that is no valid name or that clients map to different names (percent codes, full-width letters, invisible characters, `ß`), a number with leading zeros where it matters how they are read, and a name whose addresses are not known.',
  ],
  judges: ['text'],
  param: urlParam,
  modifiers: [],
  holdsNames: true,
  needs: (param, place): readonly WorldPort[] => [
    ...(param.address === undefined && !(param.host && asksForAddresses(readHostTest(param.host))) ? [] : (['addressesOf'] as const)),
    ...(redirectsOf(param, place) === 'ignore' ? [] : (['redirectOf'] as const)),
  ],
  checkPlace: (param, { permit }) =>
    permit && param.redirects === undefined ? 'must say `redirects: every`, `some` or `ignore` where a hit lets a call run' : undefined,
  bind(param, _modifiers, place) {
    const test = urlTest(param, redirectsOf(param, place), loosens(place))
    return (text, _facts, lookups) => (typeof text === 'string' ? test(text, lookups) : 'unknown')
  },
  explain: (param, text, _facts, lookups) =>
    typeof text === 'string' ? explainUrl(text, param, param.redirects ?? 'some', false, lookups) : undefined,
  examples: [
    { param: { scheme: 'https', host: 'api.example.com', port: 'default' }, value: 'HTTPS://API.Example.com.:443/v1?next=http://evil.test/', want: 'hit' },
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
    { param: { address: 'public' }, value: 'http://a.test/', world: { dns: { 'a.test': ['93.184.215.14', '10.0.0.5'] } }, want: 'miss' },
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
