import { describe, expect, test } from 'vitest'
import { createLookups } from '../events/lookups.ts'
import { plainWorld, type PlainWorld } from '../events/plain-world.ts'
import { explainUrl } from './explain-url.ts'
import { urlTest, type Redirects, type UrlParam } from './url-test.ts'

function judged(param: UrlParam, text: string, world: PlainWorld = {}, redirects: Redirects = 'ignore', isPermit = false): string {
  return urlTest(param, redirects, isPermit)(text, createLookups(plainWorld(world)))
}

describe('ports (L-43)', () => {
  test.each<[UrlParam['port'], string, string]>([
    ['default', 'https://a.test/', 'hit'],
    ['default', 'https://a.test:443/', 'hit'],
    ['default', 'https://a.test:/', 'hit'],
    ['default', 'https://a.test:80/', 'miss'],
    ['default', 'http://a.test:80/', 'hit'],
    ['default', 'ws://a.test:80/', 'hit'],
    ['default', 'ftp://a.test:21/', 'hit'],
    ['default', 'redis://a.test/', 'hit'],
    ['default', 'redis://a.test:6379/', 'unknown'],
    [443, 'https://a.test/', 'hit'],
    [443, 'http://a.test/', 'miss'],
    [6379, 'redis://a.test:6379/', 'hit'],
    [6379, 'redis://a.test/', 'unknown'],
    [[8080, 'default'], 'http://a.test:8080/', 'hit'],
    [[8080, 'default'], 'http://a.test:8081/', 'miss'],
    [0, 'http://a.test:0/', 'hit'],
  ])('%j on %s: %s', (port, text, want) => {
    expect(judged({ port }, text)).toBe(want)
  })
})

test('a URL without host has no host, address and port; one that is data has no path and query either', () => {
  const parts: readonly UrlParam[] = [{ host: 'a.test' }, { address: 'public' }, { port: 'default' }, { path: { glob: '/**' } }, { query: 'none' }]
  expect(parts.map((param) => judged(param, 'mailto:x@a.test'))).toEqual(['miss', 'miss', 'miss', 'miss', 'miss'])
  expect(parts.map((param) => judged(param, 'file:///etc/passwd'))).toEqual(['miss', 'miss', 'miss', 'hit', 'hit'])
  expect(judged({ scheme: ['MailTo', 'data'] }, 'mailto:x@a.test')).toBe('hit')
  expect(judged({ scheme: 'file' }, 'file:/etc/passwd')).toBe('hit')
})

describe('addresses', () => {
  const dns = { 'in.test': ['10.0.0.5'], 'both.test': ['93.184.215.14', '10.0.0.5'], 'none.test': [], 'odd.test': ['10.0.0.5', 'x'], 'box.local': ['93.184.215.14'], localhost: ['93.184.215.14'], 'metadata.google.internal': ['93.184.215.14'] }

  test.each<[UrlParam['address'], string, string]>([
    ['public', 'in.test', 'miss'],
    ['private', 'in.test', 'hit'],
    ['private', 'both.test', 'miss'],
    [{ some: 'private' }, 'both.test', 'hit'],
    [['public', 'private'], 'both.test', 'hit'],
    [{ some: ['loopback', 'shared'] }, 'both.test', 'miss'],
    ['private', 'none.test', 'unknown'],
    [{ some: 'private' }, 'none.test', 'unknown'],
    ['private', 'odd.test', 'unknown'],
    ['public', 'odd.test', 'miss'],
    [{ some: 'private' }, 'odd.test', 'hit'],
    ['public', 'other.test', 'hit'],
    ['public', 'BOX.local.', 'miss'],
    ['loopback', 'LOCALHOST.', 'hit'],
    ['public', 'localhost', 'miss'],
    ['loopback', 'a.b.localhost', 'hit'],
    ['public', 'notlocalhost', 'hit'],
    ['metadata', 'Metadata.Google.Internal', 'hit'],
    ['public', 'metadata.google.internal', 'miss'],
    ['link_local', '169.254.169.254', 'hit'],
    ['metadata', '0xa9fea9fe', 'hit'],
    ['unspecified', '0', 'hit'],
    ['public', '203.0.113.1', 'miss'],
  ])('%j on %s: %s', (address, host, want) => {
    expect(judged({ address }, `http://${host}/`, { dns })).toBe(want)
  })

  test('a permit names every class of an address', () => {
    const permitted = (address: UrlParam['address'], host: string): string => judged({ address }, `http://${host}/`, { dns }, 'every', true)
    expect(permitted('link_local', '169.254.1.1')).toBe('hit')
    expect(permitted('link_local', '169.254.169.254')).toBe('miss')
    expect(permitted(['link_local', 'metadata'], '169.254.169.254')).toBe('hit')
    expect(permitted('private', '[fd00:ec2::254]')).toBe('miss')
  })

  test('a number with a zero in front is judged both ways', () => {
    const both = (param: UrlParam, host: string): readonly string[] => [false, true].map((isPermit) => judged(param, `http://${host}/`, {}, 'ignore', isPermit))
    // 127.0.0.1 for most, 177.0.0.1 for some.
    expect(both({ address: 'loopback' }, '0177.0.0.1')).toEqual(['hit', 'unknown'])
    expect(both({ address: 'public' }, '0177.0.0.1')).toEqual(['unknown', 'miss'])
    // 8.8.8.8 for most, 10.8.8.8 for some.
    expect(both({ address: 'public' }, '010.8.8.8')).toEqual(['hit', 'unknown'])
    expect(both({ host: { cidr: '10.0.0.0/8' } }, '010.8.8.8')).toEqual(['unknown', 'miss'])
    // No address for those who read decimal numbers.
    expect(both({ address: 'metadata' }, '0251.0376.0251.0376')).toEqual(['hit', 'miss'])
  })
})

describe('redirects', () => {
  const chain = (count: number): PlainWorld => ({
    redirects: Object.fromEntries(Array.from({ length: count - 1 }, (_each, index) => [`https://a.test/${index + 1}`, `https://a.test/${index + 2}`])),
  })
  const inside: UrlParam = { host: 'a.test' }

  test.each<[string, PlainWorld, readonly [every: string, some: string, ignore: string]]>([
    ['https://a.test/1', {}, ['hit', 'hit', 'hit']],
    ['https://a.test/1', { redirects: { 'https://a.test/1': 'https://evil.test/' } }, ['miss', 'hit', 'hit']],
    ['https://evil.test/', { redirects: { 'https://evil.test/': 'https://a.test/' } }, ['miss', 'hit', 'miss']],
    ['https://evil.test/', {}, ['miss', 'miss', 'miss']],
    ['https://a.test/1', chain(5), ['hit', 'hit', 'hit']],
    ['https://a.test/1', chain(6), ['unknown', 'hit', 'hit']],
    ['https://a.test/1', { redirects: { 'https://a.test/1': 'https://a.test/1#x' } }, ['unknown', 'hit', 'hit']],
    ['https://a.test/1', { redirects: { 'https://a.test/1': '/2', 'https://a.test/2': '//evil.test/' } }, ['miss', 'hit', 'hit']],
    ['https://a.test/x/1', { redirects: { 'https://a.test/x/1': '../2?q' } }, ['hit', 'hit', 'hit']],
    ['https://a.test/1', { redirects: { 'https://a.test/1': '/\\evil.test/' } }, ['unknown', 'hit', 'hit']],
    ['https://a.test/1', { redirects: { 'https://a.test/1': 'https:evil.test' } }, ['unknown', 'hit', 'hit']],
    ['https://b.test/1', { redirects: { 'https://b.test/1': 'https:evil.test' } }, ['miss', 'unknown', 'miss']],
    ['no url', {}, ['unknown', 'unknown', 'unknown']],
    ['ftp://a.test/1', { redirects: { 'ftp://a.test/1': 'https://evil.test/' } }, ['hit', 'hit', 'hit']],
  ])('%s in %j', (text, world, want) => {
    expect((['every', 'some', 'ignore'] as const).map((redirects) => judged(inside, text, world, redirects))).toEqual(want)
  })

  test.each(['HTTPS://A.test/go', 'https://a.test.:443/go', 'https://u@a.test/go', 'https://a.test/x/../%67o', 'https://a.test/go#top'])(
    '%s is sent on as its plain spelling is',
    (text) => {
      expect(judged(inside, text, { redirects: { 'https://a.test/go': 'https://evil.test/' } }, 'every')).toBe('miss')
    },
  )

  test('a redirect that the host knows under the written spelling alone is found', () => {
    expect(judged(inside, 'https://a.test', { redirects: { 'https://a.test': 'https://evil.test/' } }, 'every')).toBe('miss')
  })

  test('all parts are put to one hop, not spread over several', () => {
    const world = { redirects: { 'http://a.test/': 'https://b.test/' } }
    expect(judged({ scheme: 'https', host: 'a.test' }, 'http://a.test/', world, 'some')).toBe('miss')
  })

  test('what misses by itself asks nobody', () => {
    const asked: string[] = []
    const lookups = createLookups({
      addressesOf: (name) => (asked.push(name), ['8.8.8.8']),
      redirectOf: (url) => (asked.push(url), null),
    })
    expect(urlTest({ scheme: 'https', address: 'public' }, 'every', true)('http://a.test/', lookups)).toBe('miss')
    expect(asked).toEqual([])
    expect(urlTest({ scheme: 'http', address: 'public' }, 'every', true)('http://A.test', lookups)).toBe('hit')
    expect(asked).toEqual(['a.test', 'http://a.test/', 'http://A.test'])
  })

  test('a host that cannot say leaves open what it would have decided', () => {
    const mute = createLookups({})
    const verdict = (param: UrlParam, redirects: Redirects): string => urlTest(param, redirects, false)('https://a.test/', mute)
    expect([verdict(inside, 'every'), verdict(inside, 'some'), verdict(inside, 'ignore')]).toEqual(['unknown', 'hit', 'hit'])
    expect(verdict({ host: 'b.test' }, 'some')).toBe('unknown')
    expect(verdict({ address: 'public' }, 'ignore')).toBe('unknown')
  })
})

test.each<[UrlParam, string, PlainWorld, string | undefined]>([
  [{ host: 'a.test' }, 'a.test', {}, 'is no URL with a scheme'],
  [{ host: 'a.test' }, 'https://a.test/', { redirects: { 'https://a.test/': 'x:y' } }, 'is redirected to a text that has no `//` behind its scheme'],
  [{ host: 'a.test' }, 'https://a.test/', { redirects: { 'https://a.test/': '/' } }, 'is redirected in a circle'],
  [{ address: 'public' }, 'https://a.test/', { dns: { 'a.test': [] } }, 'names a host whose addresses are not known'],
  [{ host: { cidr: '10.0.0.0/8' } }, 'https://a.test/', { dns: { 'a.test': ['10.0.0.1', '1.1.1.1'] } }, 'names a host with addresses of several kinds'],
  [{ path: '/admin' }, 'https://a.test//admin', {}, 'has a path that servers read differently'],
  [{ host: '10.8.8.8' }, 'https://010.8.8.8/', {}, 'has a number with a zero in front, which clients read differently'],
  [{ port: 1 }, 'redis://a.test/', {}, undefined],
])('why %j could not judge %s', (param, text, world, why) => {
  expect(explainUrl(text, param, 'every', false, createLookups(plainWorld(world)))).toBe(why)
})
